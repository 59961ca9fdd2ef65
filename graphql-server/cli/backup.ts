import { writeBackup } from '../src/backup/write-backup.ts'
import { runCommand } from './run-command.ts'
import { readFolder, withBackupPlace } from './with-backup.ts'

await runCommand(async () => {
  const folder = readFolder('Uso: npm run backup -- pasta-nova')
  const log = (message: string) => console.log(`  ${message}`)
  const { manifest, lost } = await withBackupPlace(({ connection, store }) =>
    writeBackup({ connection, store, folder, log }),
  )
  for (const hash of lost) console.error(`Imagem sem arquivo no depósito: ${hash}`)
  console.log(`Pronto: cópia de ${manifest.at} em ${folder}.`)
})
