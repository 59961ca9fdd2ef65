// node scripts/wording.js: refuses certain words in comments and test titles (CONTRIBUTING.md, "Words").
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inProject, root } from './setup/project.js'

const words = /\b(tells?|told|anew|meanwhile|whoever|nobody|beside|stands)\b/i
const comment = /^\s*(?:\/\/|\/\*|\*)|\s\/\/ /
const title = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/g
const generated = /\/(?:gql|generated)\/|\.generated\./

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js', '*.css'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
for (const file of files.split('\n')) {
  if (!file || generated.test(file) || !existsSync(inProject(file))) continue
  for (const [index, line] of readFileSync(inProject(file), 'utf8').split('\n').entries()) {
    const titles = /\.test\.tsx?$/.test(file) ? [...line.matchAll(title)].map((found) => found[2]) : []
    const texts = comment.test(line) ? [line, ...titles] : titles
    const found = texts.map((text) => words.exec(text ?? '')?.[0]).find(Boolean)
    if (!found) continue
    process.exitCode = 1
    console.error(`${file}:${index + 1}: “${found}”`)
  }
}
