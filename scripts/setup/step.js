/**
 * Does one thing that takes a while, saying what and, at the end, how long: `▸ Instalando… 41 s`. Every quarter of a
 * minute it says that it is still at it.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = Date.now()
  const seconds = () => Math.max(1, Math.round((Date.now() - began) / 1000))
  process.stdout.write(`▸ ${title}…`)
  const alive = setInterval(() => process.stdout.write(` ${seconds()} s…`), 15_000)
  try {
    const result = await work()
    process.stdout.write(` ${seconds()} s\n`)
    return result
  } catch (error) {
    process.stdout.write(' não deu certo\n')
    throw error
  } finally {
    clearInterval(alive)
  }
}
