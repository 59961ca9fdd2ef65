import { readAnswerColumns } from '../src/csv/import/answer-columns.ts'
import { isGeoJson } from '../src/csv/reader/table.ts'
import { StartupError } from '../src/errors.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { texts } from '../src/messages/texts.ts'
import { readCategoryMap } from '../src/sources/maps/categories.ts'
import { readChangedCategories } from '../src/sources/maps/changed-categories.ts'
import type { Counted, SourceReport } from '../src/sources/report.ts'
import { runSource } from '../src/sources/run.ts'
import { columnLines, readColumnMap } from '../src/sources/table/map-file.ts'
import { readTableHead } from '../src/sources/table/open.ts'
import { readArguments, refuseUnreadable, runCommand, withCatalogue } from './command.ts'
import { photoImport, printPhotos } from './photos.ts'
import { createProgress, number } from './progress.ts'

const usage = `Uso: npm run catalogue:sources -- arquivo --source NOME --licence NOME [opções]

Compara um arquivo do Overture Maps ou do OpenStreetMap (GeoJSON, ou um lugar por linha), ou uma tabela qualquer (CSV ou
.xlsx), com o guia: o que difere vira proposta, o que é novo vira rascunho, o que sumiu da fonte vira trabalho a fazer. O que uma pessoa preencheu não muda.

  --source NOME      de quem são os dados, como “Overture Maps”; a cada vez o mesmo nome
  --licence NOME     sob que licença, como “CDLA Permissive 2.0”
  --fill             preenche os campos vazios dos estabelecimentos, em vez de propor
  --partial          o arquivo só tem uma parte da fonte: o que falta nele não sumiu
  --photos ZIP       ZIP de até 2 GB com as fotos que uma coluna da tabela nomeia, como “Fotos”: para os rascunhos e, com
                     --fill, para quem não tem nenhuma
  --create           cadastra as cidades, bairros e categorias que faltarem
  --columns MAPA     de uma tabela, arquivo JSON que diz o que é cada coluna, como {"Razão Social": "name", "Obs.": null};
                     sem ele, e para os outros títulos, vale o que se reconhece pelos títulos e pelos valores
  --categories MAPA  arquivo JSON que muda o mapa de categorias
  --odbl-duties      para dados sob a ODbL (OpenStreetMap), que sem isto só são comparados. Quem usa esta opção assume os
                     deveres da licença: dizer “© contribuidores do OpenStreetMap” onde os dados aparecem, oferecer a
                     base derivada sob a mesma licença e não a fechar por meios técnicos
  --dry-run          só mostra o que mudaria; nada é gravado
  --json             mostra o resultado como JSON

Termina com 0 quando tudo entrou, com 2 quando lugares ficaram de fora e com 1 quando nada pôde ser lido.`

const rows = {
  drafts: 'rascunhos novos',
  nearestCity: '  na cidade mais próxima do ponto',
  matched: 'já no guia',
  proposed: '  com propostas',
  filled: '  com campos preenchidos',
  unchanged: 'sem mudanças desde a última vez',
  refusedBefore: 'recusados antes',
  leftOut: 'deixados de fora',
  erased: '  de empresas que saíram do guia',
  vanished: 'sumiram da fonte',
} as const satisfies { [Name in keyof SourceReport]?: string }

const names = { city: 'cidade', category: 'categoria' } as const

await runCommand(main)

async function main(): Promise<void> {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      source: { type: 'string', default: '' },
      licence: { type: 'string', default: '' },
      categories: { type: 'string' },
      columns: { type: 'string' },
      fill: { type: 'boolean', default: false },
      create: { type: 'boolean', default: false },
      photos: { type: 'string' },
      partial: { type: 'boolean', default: false },
      'odbl-duties': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [path, ...others] = positionals
  if (!path || others.length > 0) throw new StartupError(usage)
  const { source, licence, fill, create, partial, json, categories: mapPath } = values
  await refuseUnreadable(path)
  if (mapPath !== undefined) await refuseUnreadable(mapPath)
  if (values.columns !== undefined) await refuseUnreadable(values.columns)
  const isTable = !(await isGeoJson(path))
  // The standard output has the JSON alone.
  const output = json ? process.stderr : process.stdout
  const dryRun = values['dry-run']
  const { report, photos } = await withCatalogue(
    async (prisma) => {
      const columns = isTable ? await readColumns(prisma, path, values.columns, json) : undefined
      const categories = await readCategoryMap(mapPath, await readChangedCategories(prisma))
      const options = { prisma, path: values.photos, dryRun, fills: fill, isSource: true, output }
      return photoImport(options, (photos, author) => {
        const progress = createProgress(output, { noun: 'lugares' })
        return runSource({
          ...{ prisma, path, source, licence, categories, columns, fill, create, partial, dryRun },
          ...{ author, photos },
          odblDuties: values['odbl-duties'],
          onProgress: progress.show,
          onFailure: (error, reference) => console.error(`${reference}:`, error),
        }).finally(progress.end)
      })
    },
    (message) => output.write(`${message}\n`),
  )
  if (json) console.log(JSON.stringify({ ...report, ...(photos && { photos }) }, null, 2))
  else {
    printReport(report, isTable)
    if (photos) printPhotos(photos)
  }
  if (report.leftOut > 0 || photos?.hasProblems) process.exitCode = 2
}

async function readColumns(prisma: PrismaClient, path: string, mapPath: string | undefined, json: boolean) {
  const head = await readTableHead(path, await readAnswerColumns(prisma))
  const columns = await readColumnMap(head, mapPath)
  const log = json ? console.error : console.log
  log(texts.imports.readAs(texts.imports.encodings[head.format]))
  if (head.otherSheets.length > 0) log(texts.imports.otherSheets(head.otherSheets))
  for (const line of columnLines(head, columns)) log(`  ${line}`)
  return columns
}

function printReport(report: SourceReport, isTable: boolean): void {
  const { source, licence, dryRun, places, odblDuties, createdPlaces } = report
  for (const place of createdPlaces) console.log(`Novo lugar — ${place}`)
  printProblems(report, isTable)
  printCounts('Deixados de fora', report.reasons)
  printCounts('Valores deixados de fora', report.values)
  printCounts('Categorias da fonte que o mapa não tem', report.unknownCategories)
  for (const { kind, name, count, nearest } of report.unknownNames) {
    const like = nearest.length > 0 ? ` (parecidas: ${nearest.join('; ')})` : ''
    console.log(`${number.format(count).padStart(9)}  ${names[kind]} fora do guia: ${name}${like}`)
  }
  console.log(
    `${dryRun ? 'Simulação, nada foi gravado. ' : ''}${source} (${licence}): ${number.format(places)} lugares`,
  )
  if (odblDuties)
    console.log(
      'Deveres da ODbL assumidos: atribuição, mesma licença para a base derivada, sem bloqueio técnico.',
    )
  for (const [name, label] of Object.entries(rows) as [keyof typeof rows, string][])
    console.log(`${label.padEnd(34)}${number.format(report[name]).padStart(9)}`)
}

function printProblems({ problems, problemCount }: SourceReport, isTable: boolean): void {
  for (const { line, column, reference, message } of problems) {
    const where = column === null ? (reference === null ? '' : ` (${reference})`) : `, coluna “${column}”`
    console.log(`${isTable ? 'Linha' : 'Lugar'} ${line}${where}: ${message}`)
  }
  if (problemCount > problems.length) console.log(`… e mais ${number.format(problemCount - problems.length)}`)
}

function printCounts(title: string, list: readonly Counted[]): void {
  if (list.length === 0) return
  console.log(`${title}:`)
  for (const { text, count } of list) console.log(`${number.format(count).padStart(9)}  ${text}`)
}
