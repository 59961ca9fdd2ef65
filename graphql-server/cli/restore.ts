import { restoreBackup } from '../src/backup/restore-backup.ts'
import { runCommand } from './command.ts'
import { createProgress } from './progress.ts'
import { readFolder, withBackupPlace } from './with-backup.ts'

await runCommand(async () => {
  const folder = readFolder('Uso: npm run restore -- pasta-da-cópia')
  const log = (message: string) => console.log(`  ${message}`)
  const progress = createProgress(process.stdout, { noun: 'imagens' })
  const onProgress = progress.show
  const { at } = await withBackupPlace(true, (place) =>
    restoreBackup({ ...place, folder, log, onProgress }).finally(progress.end),
  )
  console.log(`Pronto: o banco e as imagens estão como em ${at}.`)
})
