import { writeBackup } from '../src/backup/write-backup.ts'
import { runCommand } from './command.ts'
import { createProgress } from './progress.ts'
import { readFolder, withBackupPlace } from './with-backup.ts'

await runCommand(async () => {
  const folder = readFolder('Uso: npm run backup -- pasta-nova')
  const log = (message: string) => console.log(`  ${message}`)
  const progress = createProgress(process.stdout, { noun: 'imagens' })
  const onProgress = progress.show
  const { manifest, lost } = await withBackupPlace(false, ({ connection, store }) =>
    writeBackup({ connection, store, folder, log, onProgress }).finally(progress.end),
  )
  for (const hash of lost) console.error(`Imagem sem arquivo no depósito: ${hash}`)
  console.log(`Pronto: cópia de ${manifest.at} em ${folder}.`)
})
