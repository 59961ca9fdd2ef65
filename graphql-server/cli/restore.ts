import { restoreBackup } from '../src/backup/restore-backup.ts'
import { runWithBackup } from './with-backup.ts'

await runWithBackup('Uso: npm run restore -- pasta-da-cópia', true, async (options) => {
  const { at } = await restoreBackup(options)
  console.log(`Pronto: o banco e as imagens estão como em ${at}.`)
})
