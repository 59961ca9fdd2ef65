import { z } from 'zod'

/** Characters of a request key at most. */
const maxLength = 255

/** The key that a client gives to a creating call (create-once); absent and null are none. */
export const requestKeyInput = z
  .string()
  .min(1, 'A chave do pedido não pode ser vazia.')
  .max(maxLength, `A chave do pedido deve ter no máximo ${maxLength} caracteres.`)
  .nullish()
