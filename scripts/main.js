// node scripts/main.js COMMAND [arguments]: entry point of all scripts in package.json. An old Node must be able to
// parse this file, to report that it is too old: no static import and no syntax newer than `import()`.
if (Number.parseInt(process.versions.node, 10) < 18) {
  console.error(
    `O Guia do Vale precisa do Node 18 ou mais novo, e este é o ${process.versions.node}: instale um mais novo (no Debian 12, «apt-get install nodejs npm») e tente de novo.`,
  )
  process.exitCode = 1
} else {
  import('./setup/commands.js').then((commands) => commands.main(process.argv.slice(2)))
}
