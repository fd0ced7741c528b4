from atoll_zoo import AtollEnv

env = AtollEnv("fiji", seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, over, left, info = env.last()
    number = None if over or left else env.action_space(agent).sample(seen["action_mask"])
    if number is not None:
        print(agent, env.game.texts[number])
    env.step(number)
print(env.now.outcome.scores, env.now.rewards())
