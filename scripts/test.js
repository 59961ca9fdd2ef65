// npm test: sets up what is missing, then runs every check. Options: --database mysql://…, --long, filters of Vitest.
// No static import: see start.js.
if (Number.parseInt(process.versions.node, 10) < 18) {
  console.error(
    `O Guia do Vale precisa do Node 18 ou mais novo, e este é o ${process.versions.node}: instale um mais novo (no Debian 12, «apt-get install nodejs npm») e tente de novo.`,
  )
  process.exitCode = 1
} else {
  import('./setup/entry.js').then((entry) => entry.begin(() => import('./setup/run-tests.js')))
}
