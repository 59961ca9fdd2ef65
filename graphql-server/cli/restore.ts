import { restoreBackup } from '../src/backup/restore-backup.ts'
import { runCommand } from './run-command.ts'
import { readFolder, withBackupPlace } from './with-backup.ts'

await runCommand(async () => {
  const folder = readFolder('Uso: npm run restore -- pasta-da-cópia')
  const log = (message: string) => console.log(`  ${message}`)
  const { at } = await withBackupPlace((place) => restoreBackup({ ...place, folder, log }))
  console.log(`Pronto: o banco e as imagens estão como em ${at}.`)
})
