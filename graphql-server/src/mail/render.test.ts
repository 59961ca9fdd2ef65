import { expect, it } from 'vitest'
import { mails } from '../messages/mails.ts'
import { renderHtml, renderText } from './render.ts'

const signature = { origin: 'https://guia.test', contact: 'contato@guia.test' }
const url = 'https://guia.test/redefinir-senha#token=abc'

it.each([
  ['password reset', mails.passwordReset(url, new Date()), 'vale por uma hora e só pode ser usado uma vez'],
  ['password changed', mails.passwordChanged(url), 'acaba de ser alterada'],
  ['e-mail changed', mails.emailChanged('nova@exemplo.test'), 'foi alterado para n•••@exemplo.test'],
  ['account deleted', mails.accountDeleted(), 'Este é o último e-mail'],
])('%s says the same in both forms, in Portuguese, with the way to the product', (_what, content, words) => {
  const [text, html] = [renderText(content, signature), renderHtml(content, signature)]
  for (const form of [text, html]) {
    const scam = 'https://guia.test/golpe-da-lista'
    for (const part of ['Olá!', words, 'https://guia.test', 'contato@guia.test', scam])
      expect(form).toContain(part)
  }
  expect(content.subject).not.toBe('')
  expect(text).not.toMatch(/[<>]/)
  expect(html).toMatch(/^<!doctype html>\n<html lang="pt-BR">/)
  expect(html).not.toContain('<table')
})

it('a link can be followed in both forms', () => {
  const content = mails.passwordReset(`${url}&x="y"`, new Date())
  expect(renderText(content, signature)).toContain(`\n${url}&x="y"\n`)
  expect(renderHtml(content, signature)).toContain(`<a href="${url}&amp;x=&quot;y&quot;"`)
})

it('what people have typed is never more than text', () => {
  const content = mails.emailChanged(`<b>'"&@exemplo.test`)
  const html = renderHtml({ ...content, subject: '<script>' }, signature)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<script|<b>/)
})

it('the notice to the old mailbox hides whose the new one is', () => {
  const { paragraphs } = mails.emailChanged('segredo@novo.test')
  expect(paragraphs.join()).toContain('s•••@novo.test')
  expect(paragraphs.join()).not.toContain('segredo')
})
