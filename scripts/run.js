// node scripts/run.js FILE [arguments]: sets up what is missing, then runs a TypeScript program under the locked Node.
// No static import: see start.js.
if (Number.parseInt(process.versions.node, 10) < 18) {
  console.error(
    `O Guia do Vale precisa do Node 18 ou mais novo, e este é o ${process.versions.node}: instale um mais novo (no Debian 12, «apt-get install nodejs npm») e tente de novo.`,
  )
  process.exitCode = 1
} else {
  import('./setup/entry.js').then((entry) => entry.begin(() => import('./setup/run-file.js')))
}
