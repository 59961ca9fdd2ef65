import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findProgram } from './command.js'
import { ensureBrowser, ensureDatabaseServer, ensureOtherBrowsers, ensureRedis } from './system-packages.js'

const nowhere = () => null

/** A folder of programs that comes first in PATH, or is all of it. */
function programs(scripts: Record<string, string>, alone = false): string {
  const folder = mkdtempSync(join(tmpdir(), 'guia-programs-'))
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  vi.stubEnv('PATH', alone ? folder : `${folder}${delimiter}${process.env.PATH}`)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('CHROMIUM', undefined)
  vi.stubEnv('CHROMIUM_SHELL', undefined)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

function actAs(uid: number) {
  vi.spyOn(process, 'getuid').mockReturnValue(uid)
}

test('root gets the database server through apt-get, lists first and without asking', async () => {
  const folder = programs({ 'apt-get': 'echo "$DEBIAN_FRONTEND $@" >> "$(dirname "$0")/calls"' })
  actAs(0)
  await ensureDatabaseServer(nowhere)
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe(
    'noninteractive -o DPkg::Lock::Timeout=120 update\n' +
      'noninteractive -o DPkg::Lock::Timeout=120 install -y --no-install-recommends mariadb-server-core\n',
  )
})

test('an apt-get that fails ends in one message with the reason and the ways out', async () => {
  programs({ 'apt-get': 'echo "E: Failed to fetch http://deb.test: Temporary failure resolving"; exit 100' })
  actAs(0)
  await expect(ensureDatabaseServer(nowhere)).rejects.toThrow(
    /não há acesso à rede\.[\s\S]*apt-get install mariadb-server-core[\s\S]*docker compose up -d db[\s\S]*DATABASE_URL=/,
  )
})

test('an account without sudo gets the ways out, and apt-get is not called', async () => {
  programs({ 'apt-get': 'exit 1', sudo: 'exit 1' })
  actAs(1000)
  await expect(ensureDatabaseServer(nowhere)).rejects.toThrow(/sem ser root[\s\S]*docker compose up -d db/)
  await expect(ensureBrowser(nowhere)).rejects.toThrow(/sem ser root[\s\S]*CHROMIUM=/)
})

test('a system without apt-get gets the ways out', async () => {
  programs({}, true)
  await expect(ensureDatabaseServer(nowhere)).rejects.toThrow('este sistema não tem o apt-get')
})

test('nothing is installed when the operator names a database, or a server is there', async () => {
  programs({ 'apt-get': 'exit 1', mariadbd: 'exit 0' })
  await expect(ensureDatabaseServer(findProgram)).resolves.toBeUndefined()
  vi.stubEnv('DATABASE_URL', 'mysql://root@localhost/x')
  await expect(ensureDatabaseServer(nowhere)).resolves.toBeUndefined()
})

test('the browser that is there is named for the tests', async () => {
  const folder = programs({ chromium: 'exit 0' }, true)
  await ensureBrowser()
  expect(process.env.CHROMIUM).toBe(join(folder, 'chromium'))
  expect(process.env.CHROMIUM_SHELL).toBe(join(folder, 'chromium'))
})

test('the browser’s shell is named too where there is one', async () => {
  const folder = programs({ chromium: 'exit 0', 'chromium-headless-shell': 'exit 0' }, true)
  await ensureBrowser()
  expect(process.env.CHROMIUM).toBe(join(folder, 'chromium'))
  expect(process.env.CHROMIUM_SHELL).toBe(join(folder, 'chromium-headless-shell'))
})

test('a distribution without the browser’s shell has the browser installed alone', async () => {
  const folder = programs({
    'apt-get':
      'echo "$@" >> "$(dirname "$0")/calls"; case "$*" in *shell*) echo "E: Unable to locate package"; exit 100;; esac',
  })
  actAs(0)
  await ensureBrowser(nowhere)
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toMatch(
    /recommends chromium\n.*chromium-headless-shell\n$/,
  )
})

test('Firefox, and WebKit with a screen, are installed where they are missing', async () => {
  vi.stubEnv('FIREFOX', undefined)
  const folder = programs({ 'apt-get': 'echo "$@" >> "$(dirname "$0")/calls"' })
  actAs(0)
  await ensureOtherBrowsers(nowhere)
  const installed = readFileSync(join(folder, 'calls'), 'utf8').matchAll(/install .* (\S+)\n/g)
  expect(Array.from(installed, ([, name]) => name)).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
})

test('a Firefox that is named is used', async () => {
  vi.stubEnv('FIREFOX', '/opt/firefox')
  programs({ WebKitWebDriver: 'exit 0', Xvfb: 'exit 0' }, true)
  await ensureOtherBrowsers()
  expect(process.env.FIREFOX).toBe('/opt/firefox')
})

test('redis-check-rdb of Debian’s tools is taken as a Redis server', async () => {
  vi.stubEnv('REDIS_SERVER', undefined)
  const folder = programs({ 'redis-check-rdb': 'exit 0' })
  await ensureRedis((names) => findProgram(names.slice(1)))
  expect(process.env.REDIS_SERVER).toBe(join(folder, 'redis-check-rdb'))
})

test('an account that may not install packages gets instructions for Redis', async () => {
  vi.stubEnv('REDIS_SERVER', undefined)
  programs({}, true)
  await expect(ensureRedis(nowhere)).rejects.toThrow('REDIS_SERVER=')
})
