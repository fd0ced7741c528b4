"""Whether what is printed as JSON fits its schema."""

import json
from functools import cache
from typing import Any

import jsonschema
from referencing import Registry, Resource

from atoll.schemas import schemas


@cache
def schema(name: str) -> Any:
    """What takes all that fits a schema, by its name, such as `check`."""
    known = [(file, Resource.from_contents(one)) for file, one in schemas().items()]
    registry: Registry[Any] = Registry().with_resources(known)
    whole = registry.contents(f"{name}.schema.json")
    return jsonschema.Draft202012Validator(whole, registry=registry)


def valid(text: str, name: str) -> Any:
    """What is printed, which fits its schema."""
    found = json.loads(text)
    schema(name).validate(found)
    return found
