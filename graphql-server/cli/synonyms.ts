import { writeFile } from 'node:fs/promises'
import { exportSynonyms, importSynonyms } from '../src/csv/synonyms.ts'
import { StartupError } from '../src/errors.ts'
import { fileErrorReason } from '../src/messages/files.ts'
import { texts } from '../src/messages/texts.ts'
import { readArguments, refuseUnreadable, runCommand, withCatalogue } from './command.ts'

const usage = `Uso: npm run synonyms -- --exportar arquivo.csv
     npm run synonyms -- --importar arquivo.csv [--dry-run]

  --exportar  escreve um arquivo novo com os sinônimos de todas as categorias e subcategorias
  --importar  troca os sinônimos das categorias e subcategorias que o arquivo tem; (nenhum) apaga uma lista
  --dry-run   só conta o que mudaria; nada é gravado

Termina com 2 quando linhas foram recusadas e com 1 quando nada pôde ser lido ou escrito.`

await runCommand(main)

async function main(): Promise<void> {
  const { values } = readArguments(usage, {
    options: {
      exportar: { type: 'string' },
      importar: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { exportar, importar, 'dry-run': dryRun } = values
  if ((exportar === undefined) === (importar === undefined)) throw new StartupError(usage)
  await (exportar !== undefined ? writeOut(exportar) : readIn(importar ?? '', dryRun))
}

async function writeOut(path: string): Promise<void> {
  const text = await withCatalogue(exportSynonyms)
  // An existing file stays as it is.
  await writeFile(path, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'ele já existe' : fileErrorReason(error)
    throw reason ? new StartupError(`O arquivo ${path} não pôde ser escrito: ${reason}.`) : error
  })
  console.log(`Pronto: ${path}.`)
}

async function readIn(path: string, dryRun: boolean): Promise<void> {
  await refuseUnreadable(path)
  const author = { actorId: null, requestId: null }
  const { encoding, otherSheets, changed, unchanged, problems } = await withCatalogue((prisma) =>
    importSynonyms({ prisma, path, author, dryRun }),
  )
  console.log(texts.imports.readAs(encoding))
  if (otherSheets) console.log(texts.imports.otherSheets(otherSheets))
  for (const { line, message } of problems) console.log(`Linha ${line}: ${message}`)
  const told = `com mudanças: ${changed} · sem mudanças: ${unchanged} · recusadas: ${problems.length}`
  console.log(`${dryRun ? 'Simulação, nada foi gravado. ' : ''}${told}`)
  if (problems.length > 0) process.exitCode = 2
}
