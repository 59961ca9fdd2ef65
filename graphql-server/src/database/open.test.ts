import { readFileSync } from 'node:fs'
import { createConnection } from 'mariadb'
import { describe, expect, test } from 'vitest'
import { runningServerId, startProcess, temporaryFolder, until } from '../../test/database-process.ts'
import { socketFolder } from './data-folder.ts'

const isReady = (process: { output(): string }) => process.output().includes('ready ')

/** A product that has opened the folder's database. */
async function startProduct(folder: string, statements: string[] = []) {
  const product = startProcess(folder, 'product', statements)
  await until(() => isReady(product) || product.child.exitCode !== null)
  return product
}

describe('the private server', () => {
  test('goes when the product is killed, and the next start still has what was committed', async () => {
    const folder = temporaryFolder()
    const killed = await startProduct(folder, [
      'CREATE TABLE kept (id INT PRIMARY KEY)',
      'INSERT INTO kept VALUES (7)',
    ])
    killed.child.kill('SIGKILL')
    const next = await startProduct(folder, ['SELECT id FROM kept'])
    expect(next.output()).toContain('[{"id":7}]')
    next.child.kill('SIGKILL')
    await until(() => runningServerId(folder) === null)
  })

  test('recovers when it was killed together with the product', async () => {
    const folder = temporaryFolder()
    const killed = await startProduct(folder, [
      'CREATE TABLE kept (id INT PRIMARY KEY)',
      'INSERT INTO kept VALUES (8)',
    ])
    process.kill(runningServerId(folder) ?? 0, 'SIGKILL')
    killed.child.kill('SIGKILL')
    const next = await startProduct(folder, ['SELECT id FROM kept'])
    expect(next.output()).toContain('[{"id":8}]')
  })

  test('stops before the product that is asked to end has ended', async () => {
    const folder = temporaryFolder()
    const product = await startProduct(folder)
    expect(runningServerId(folder)).toBeGreaterThan(0)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    expect(runningServerId(folder)).toBeNull()
  })

  test('is started again when it dies while the product runs', async () => {
    const folder = temporaryFolder()
    const product = await startProduct(folder)
    const first = runningServerId(folder) ?? 0
    process.kill(first, 'SIGKILL')
    await until(() => ![null, first].includes(runningServerId(folder)))
    const socketPath = `${socketFolder(folder)}/server.sock`
    for (let answered = false; !answered; ) {
      const connection = await createConnection({ socketPath, user: 'root' }).catch(() => null)
      answered = (await connection?.query('SELECT 1')) !== undefined
      await connection?.end()
    }
    expect(product.child.exitCode).toBeNull()
  })

  test('that lost its product and its wrapper is ended by the next start, never joined by a second', async () => {
    const folder = temporaryFolder()
    const product = await startProduct(folder)
    const orphan = runningServerId(folder) ?? 0
    const wrapper = parentProcess(orphan)
    // The system lists children incompletely now and then: the list that had both counts.
    let children: number[] = []
    await until(() => {
      children = childProcesses(wrapper)
      return children.length === 2
    })
    // Stopped, it cannot end the server itself when it sees its wrapper go.
    product.child.kill('SIGSTOP')
    for (const pid of [wrapper, ...children]) if (pid !== orphan) process.kill(pid, 'SIGKILL')
    product.child.kill('SIGKILL')
    const next = await startProduct(folder, ['SELECT 1 AS one'])
    expect(next.output()).toContain('[{"one":1}]')
    expect(next.output()).toContain('Esperando o banco de dados anterior terminar')
    expect(runningServerId(folder)).not.toBe(orphan)
  })
})

describe('one data folder', () => {
  test('refuses a second product with a sentence that says where the first one answers', async () => {
    const folder = temporaryFolder()
    const first = await startProduct(folder)
    const second = await startProduct(folder)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(
      `StartupError: Outra cópia já está em execução em http://localhost:4321 (processo ${first.child.pid})`,
    )
    expect(first.child.exitCode).toBeNull()
  })

  test('started twice at once gives one product and one sentence', async () => {
    const folder = temporaryFolder()
    const both = await Promise.all([startProduct(folder), startProduct(folder)])
    expect(both.map(isReady).sort()).toEqual([false, true])
    expect(both.map((one) => one.output()).join()).toContain('Outra cópia já está em execução')
  })

  test('lets a tool join the running product, which stays when the tool ends', async () => {
    const folder = temporaryFolder()
    await startProduct(folder, ['CREATE TABLE seen (id INT)'])
    const server = runningServerId(folder)
    const tool = startProcess(folder, 'tool', ['SHOW TABLES'])
    await until(() => isReady(tool))
    expect(tool.output()).toContain('seen')
    tool.child.kill('SIGTERM')
    expect(await tool.ended).toBe(0)
    expect(runningServerId(folder)).toBe(server)
  })

  test('keeps the server of a tool up until the tools that joined it are done', async () => {
    const folder = temporaryFolder()
    const first = startProcess(folder, 'tool')
    await until(() => isReady(first))
    const second = startProcess(folder, 'tool')
    await until(() => isReady(second))
    first.child.kill('SIGTERM')
    const third = startProcess(folder, 'product')
    await until(
      () => third.output() !== '' || third.child.exitCode !== null || runningServerId(folder) !== null,
    )
    expect(runningServerId(folder)).toBeGreaterThan(0)
    expect(first.child.exitCode).toBeNull()
    second.child.kill('SIGTERM')
    await first.ended
    await until(() => isReady(third))
  })
})

function parentProcess(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[3])
}

function childProcesses(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}
