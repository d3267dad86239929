"""The client inside the package: built by the hook, with any Node there is; who runs it needs none."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.outside import ROOT, built, wheel


def test_a_wheel_has_the_client_and_runs_without_node(tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel()) as archive:
        files = set(archive.namelist())
        archive.extractall(tmp_path / "site")
    static = "souk/server/static/"
    assert {static + "index.html", static + "index.html.br", static + "index.html.gz"} <= files
    assert any(re.fullmatch(rf"{static}assets/index-[\w-]+\.js", name) for name in files)
    assert "souk/py.typed" in files
    assert {name.partition("/")[0].partition("-")[0] for name in files} == {"souk"}  # no tools, no tests
    assert not any("node_modules" in name for name in files)
    code = (
        "import asyncio, httpx, souk.server.app as app; from souk.server.settings import Settings\n"
        "async def main():\n"
        "    transport = httpx.ASGITransport(app.make_app(Settings(database='souk.db')))\n"
        "    async with httpx.AsyncClient(transport=transport, base_url='http://localhost') as client:\n"
        "        print(app.__file__, '<script type=\"module\"' in (await client.get('/table/x')).text)\n"
        "asyncio.run(main())"
    )
    alone = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=alone, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout.split() == [str(tmp_path / "site/souk/server/app.py"), "True"], done.stderr


def test_a_source_archive_has_the_client_and_what_it_is_made_of(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/package-lock.json", "web/index.html", "web/src/main.ts", "hatch_build.py"} <= files
    assert "src/souk/server/static/index.html" in files
    assert not any("node_modules" in name for name in files)


@pytest.mark.parametrize(
    ("version", "enough"), [("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True), ("", False)]
)
def test_an_old_node_is_not_used(tmp_path: Path, version: str, enough: bool) -> None:
    for name in ("node", "npm") if version else ():
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    code = "import hatch_build; print(hatch_build.machine_has_node())"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(enough)


def test_the_client_is_built_again_when_something_changed(tmp_path: Path) -> None:
    code = "import hatch_build, pathlib, sys; print(hatch_build.outdated(pathlib.Path(sys.argv[1])))"

    def outdated() -> str:
        command = [sys.executable, "-c", code, str(tmp_path)]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    files = [tmp_path / name for name in ("web/src/main.ts", "src/souk/games/a/geometry.json", "web/tests/a.ts")]
    index = tmp_path / "src/souk/server/static/index.html"
    for file in (*files, index):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    os.utime(index, (2**31, 2**31))
    assert outdated() == "False"
    for file, due in zip(files, ("True", "True", "False"), strict=True):
        os.utime(file, (2**31 + 1, 2**31 + 1))
        assert outdated() == due
        os.utime(file, (0, 0))
    index.unlink()
    assert outdated() == "True"


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "web/package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
