import { importBusinesses } from '../src/csv/import/import.ts'
import type { ImportReport } from '../src/csv/import/report.ts'
import { StartupError } from '../src/errors.ts'
import { texts } from '../src/messages/texts.ts'
import { readArguments, refuseUnreadable, runCommand, withCatalogue } from './command.ts'
import { photoImport, printPhotos } from './photos.ts'
import { createProgress, number } from './progress.ts'

const usage = `Uso: npm run catalogue:import -- arquivo [--create] [--photos ZIP] [--dry-run]

  arquivo    CSV, ou planilha .xlsx de até 100 MB

  --create   cadastra as cidades, bairros, categorias e subcategorias que faltarem
  --photos   ZIP de até 2 GB com as fotos que a coluna “Fotos” nomeia; ganha fotos quem não tem nenhuma
  --dry-run  só mostra o que mudaria; nada é gravado

Termina com 0 quando tudo foi importado, com 2 quando linhas foram recusadas e com 1 quando nada pôde ser lido.`

const outcomes = { created: 'novo', updated: 'muda', unchanged: '', refused: '' } as const

await runCommand(main)

async function main(): Promise<void> {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      create: { type: 'boolean', default: false },
      photos: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { create, 'dry-run': dryRun } = values
  const [path, ...others] = positionals
  if (!path || others.length > 0) throw new StartupError(usage)
  await refuseUnreadable(path)
  const { report, photos } = await withCatalogue((prisma) => {
    const options = { prisma, path: values.photos, dryRun, fills: true, isSource: false }
    return photoImport({ ...options, output: process.stdout }, (photos, author) => {
      const progress = createProgress(process.stdout, { noun: 'linhas' })
      return importBusinesses({
        ...{ prisma, path, author, create, dryRun, photos },
        onProgress: progress.show,
        onFailure: (error, line) => console.error(`Linha ${line}:`, error),
      }).finally(progress.end)
    })
  })
  tell(report)
  if (photos) printPhotos(photos)
  if (report.refused > 0 || photos?.hasProblems) process.exitCode = 2
}

function tell(report: ImportReport): void {
  console.log(texts.imports.readAs(report.encoding))
  const { dryRun, lines, created, updated, unchanged, refused, erased } = report
  const { createdPlaces, problems, preview } = report
  for (const { line, name, outcome, changed } of dryRun ? preview : []) {
    const what = [outcomes[outcome], changed.join(', ')].filter(Boolean).join(': ')
    console.log(`Linha ${line}: ${name ?? ''} (${what})`)
  }
  for (const place of createdPlaces) console.log(`Novo lugar — ${place}`)
  for (const { line, column, message } of problems) {
    console.log(`Linha ${line}${column === null ? '' : `, coluna “${column}”`}: ${message}`)
  }
  const counts = { linhas: lines, novas: created, 'com mudanças': updated, 'sem mudanças': unchanged }
  const ofErased = erased > 0 && { 'delas de empresas que saíram do guia': erased }
  const told = Object.entries({ ...counts, recusadas: refused, ...ofErased }).map(
    ([of, n]) => `${of}: ${number.format(n)}`,
  )
  console.log(`${dryRun ? 'Simulação, nada foi gravado. ' : ''}${told.join(' · ')}`)
}
