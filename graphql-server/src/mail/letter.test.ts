import { expect, it } from 'vitest'
import { emailChanged } from './email-changed.ts'
import { htmlOf, textOf } from './letter.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'

const to = { name: 'Maria da Silva', address: 'maria@exemplo.test' }
const signature = { origin: 'https://guia.test', contact: 'contato@guia.test' }
const url = 'https://guia.test/redefinir-senha#token=abc'

it.each([
  ['password reset', passwordReset(to, url), 'vale por uma hora e só pode ser usado uma vez'],
  ['password changed', passwordChanged(to, url), 'acaba de ser alterada'],
  ['e-mail changed', emailChanged(to, 'nova@exemplo.test'), 'foi alterado para n•••@exemplo.test'],
])('%s says the same in both forms, in Portuguese, with the way to the product', (_what, letter, words) => {
  const [text, html] = [textOf(letter, signature), htmlOf(letter, signature)]
  for (const form of [text, html]) {
    for (const part of ['Olá, Maria!', words, 'https://guia.test', 'contato@guia.test'])
      expect(form).toContain(part)
  }
  expect(letter.subject).not.toBe('')
  expect(text).not.toMatch(/[<>]/)
  expect(html).toMatch(/^<!doctype html>\n<html lang="pt-BR">/)
  expect(html).not.toContain('<table')
})

it('a link can be followed in both forms', () => {
  const letter = passwordReset(to, `${url}&x="y"`)
  expect(textOf(letter, signature)).toContain(`\n${url}&x="y"\n`)
  expect(htmlOf(letter, signature)).toContain(`<a href="${url}&amp;x=&quot;y&quot;"`)
})

it('a name is never more than text', () => {
  const name = `<script>alert('1')</script>"&`
  const letter = passwordReset({ ...to, name }, url)
  const html = htmlOf(letter, signature)
  expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;!')
  expect(html).not.toContain('<script')
  expect(textOf(letter, signature)).toContain(name)
})

it('the notice to the old mailbox hides whose the new one is', () => {
  const { paragraphs } = emailChanged(to, 'segredo@novo.test')
  expect(paragraphs.join()).toContain('s•••@novo.test')
  expect(paragraphs.join()).not.toContain('segredo')
})
