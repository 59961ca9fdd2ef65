import { diagnose, report } from '../src/doctor/diagnose.ts'
import { readArguments, runCommand } from './command.ts'

const usage = `npm run doctor      confere o banco, o depósito de imagens, o e-mail, o Redis, a pasta de dados, os relógios e o proxy

Termina com 0 quando tudo está certo e com 1 quando não.`

await runCommand(async () => {
  readArguments(usage, { options: {} })
  const findings = await diagnose(process.env)
  for (const line of report(findings)) console.log(line)
  if (findings.some(({ isFine }) => !isFine)) process.exitCode = 1
})
