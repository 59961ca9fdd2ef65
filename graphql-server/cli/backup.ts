import { writeBackup } from '../src/backup/write-backup.ts'
import { runWithBackup } from './with-backup.ts'

await runWithBackup('Uso: npm run backup -- pasta-nova', false, async (options) => {
  const { manifest, lost } = await writeBackup(options)
  for (const hash of lost) console.error(`Imagem sem arquivo no depósito: ${hash}`)
  console.log(`Pronto: cópia de ${manifest.at} em ${options.folder}.`)
})
