import type { Letter } from './letter.ts'

/**
 * The letter that tells that an account has another password.
 *
 * @param to the stored address
 * @param url where a forgotten password is replaced
 */
export const passwordChanged = (to: Letter['to'], url: string): Letter => ({
  to,
  subject: 'A senha da sua conta foi alterada',
  paragraphs: [
    'A senha da sua conta no Guia do Vale acaba de ser alterada, e as sessões abertas em outros dispositivos foram encerradas.',
    'Se não foi você, escolha outra senha agora:',
    { label: 'Redefinir a senha', url },
  ],
})
