/* One exchange of Fiji for four seats in plain C: the measure for the array reading.

   It says what engine/atoll/fiji/rules.py says of the rows and the payment, with the ifs and early
   ends one would write by hand. Who rotates or swaps goals is found, the goals are not turned. */

enum { SEATS = 4, COLOURS = 4, ROWS = 4 };

typedef struct { signed char colours[COLOURS], most; } Condition;
typedef struct { signed char takes[COLOURS], halves[COLOURS], others[COLOURS], keeps; } Effect;
typedef struct {
    signed char supply[COLOURS], hands[SEATS][COLOURS], offers[SEATS][COLOURS];
    signed char conditions[ROWS], effects[ROWS];
} Exchange;

static int executor(const Condition *condition, signed char offers[SEATS][COLOURS])
{
    int scores[SEATS], best = -1;
    for (int s = 0; s < SEATS; s++) {
        int number = 0;
        for (int c = 0; c < COLOURS; c++)
            if (condition->colours[c])
                number += offers[s][c];
        scores[s] = condition->most ? number : -number;
    }
    for (int s = 0; s < SEATS; s++) {
        int cancelled = 0;
        for (int r = 0; r < SEATS; r++)
            if (r != s && scores[r] == scores[s])
                cancelled = 1;
        if (!cancelled && (best < 0 || scores[s] > scores[best]))
            best = s;
    }
    return best;
}

static void take(const Effect *effect, Exchange *now, int seat)
{
    signed char due[COLOURS];
    for (int c = 0; c < COLOURS; c++) {
        due[c] = effect->takes[c] + (effect->halves[c] ? now->supply[c] / 2 : 0);
        if (due[c] + effect->others[c] * (SEATS - 1) > now->supply[c])
            return;
    }
    for (int c = 0; c < COLOURS; c++) {
        now->supply[c] -= due[c] + effect->others[c] * (SEATS - 1);
        for (int s = 0; s < SEATS; s++)
            now->hands[s][c] += s == seat ? due[c] : effect->others[c];
    }
}

static void play(const Condition *conditions, const Effect *effects, Exchange *now)
{
    int keeps[SEATS] = {0};
    for (int row = 0; row < ROWS; row++) {
        const Effect *effect = &effects[now->effects[row]];
        int seat = executor(&conditions[now->conditions[row]], now->offers);
        if (seat < 0)
            continue;
        if (effect->keeps)
            keeps[seat] = 1;
        take(effect, now, seat);
    }
    for (int s = 0; s < SEATS; s++)
        for (int c = 0; c < COLOURS; c++)
            if (keeps[s])
                now->hands[s][c] += now->offers[s][c];
            else
                now->supply[c] += now->offers[s][c];
}

void exchanges(const Condition *conditions, const Effect *effects, const Exchange *before,
               Exchange *after, long many)
{
    for (long n = 0; n < many; n++) {
        after[n] = before[n];
        play(conditions, effects, &after[n]);
    }
}
