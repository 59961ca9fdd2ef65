const diskFull = /ENOSPC|no space left|don't have enough free space|EDQUOT|quota exceeded/i
const noPermission = /EACCES|EPERM|permission denied/i
const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|could not resolve|temporary failure|failed to fetch|unable to connect|unable to locate package/i
const locked = /could not get lock|unable to acquire the dpkg/i

/**
 * Why a command failed, as the end of a Portuguese sentence, from what it said.
 * @param {string} output
 * @returns {string | null} `null` when it is none of the common reasons
 */
export function commonReason(output) {
  if (diskFull.test(output)) return 'o disco está cheio. Libere espaço e tente de novo.'
  if (locked.test(output))
    return 'outro programa está instalando pacotes. Espere que termine e tente de novo.'
  if (noNetwork.test(output)) return 'não há acesso à rede. Confira a conexão e tente de novo.'
  if (noPermission.test(output))
    return 'falta permissão de escrita. Confira quem é o dono da pasta do projeto.'
  return null
}

/**
 * The one message when a database server is missing and cannot be installed.
 * @param {string} why
 */
export function databaseWaysOut(why) {
  return [
    `Falta um servidor de banco de dados, e ${why} Há três saídas:`,
    '  • instalar o pacote: apt-get install mariadb-server-core (ou mysql-server-core), como root;',
    '  • subir um com o Docker: docker compose up -d db, e indicá-lo em DATABASE_URL;',
    '  • usar um que já exista: DATABASE_URL=mysql://usuário:senha@servidor:3306/banco npm start',
  ].join('\n')
}

/**
 * The one message when tests need a browser that cannot be installed.
 * @param {string} why
 */
export function browserWaysOut(why) {
  return [
    `Falta o navegador Chromium para os testes, e ${why} Há três saídas:`,
    '  • instalar o pacote: apt-get install chromium, como root;',
    '  • indicar um que já exista: CHROMIUM=/caminho/do/chromium npm test',
    '  • testar sem navegador: npm test -- --project server --project web',
  ].join('\n')
}

/** @param {string} why from `ensureRedis` */
export function redisWaysOut(why) {
  return [
    `Falta o Redis para os testes, e ${why} Há três saídas:`,
    '  • instalar o pacote: apt-get install redis-tools, como root;',
    '  • indicar um que já exista: REDIS_SERVER=/caminho/do/redis-server npm test',
    '  • testar só as páginas: npm test -- --project web',
  ].join('\n')
}

/**
 * @param {number} free bytes
 * @param {number} needed bytes
 * @param {string} folder
 */
export function tooLittleSpace(free, needed, folder) {
  const mebibytes = (/** @type {number} */ bytes) => Math.floor(bytes / 1024 / 1024)
  return `Há só ${mebibytes(free)} MB livres em ${folder}, e a preparação precisa de ${mebibytes(needed)} MB: libere espaço e tente de novo.`
}
