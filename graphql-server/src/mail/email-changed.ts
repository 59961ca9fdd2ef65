import type { Letter } from './letter.ts'

/** Enough for its owner to know it, too little for a reader of the old mailbox to learn it. */
const hint = (address: string) => address.replace(/^(.).*(@.*)$/su, '$1•••$2')

/**
 * The letter to the old address of an account that has another one now.
 *
 * @param to the address that was stored before
 * @param address the new one
 */
export const emailChanged = (to: Letter['to'], address: string): Letter => ({
  to,
  subject: 'O e-mail da sua conta foi alterado',
  paragraphs: [
    `O e-mail da sua conta no Guia do Vale foi alterado para ${hint(address)}. A partir de agora, é com ele que você entra.`,
    'Se não foi você, escreva o quanto antes para o endereço abaixo.',
  ],
})
