import type { Letter } from './letter.ts'

/**
 * The letter with the link by which a forgotten password is replaced.
 *
 * @param to the stored address
 * @param url the link, with its token
 */
export const passwordReset = (to: Letter['to'], url: string): Letter => ({
  to,
  subject: 'Redefina a sua senha do Guia do Vale',
  paragraphs: [
    'Recebemos um pedido para redefinir a senha da sua conta. O link abaixo vale por uma hora e só pode ser usado uma vez.',
    { label: 'Escolher uma nova senha', url },
    'Se não foi você que pediu, ignore este e-mail: a sua senha continua a mesma.',
  ],
})
