import { z } from 'zod'

/** Said of what is no zip code. */
export const zipCodeMessage = 'Informe um CEP com 8 dígitos.'

/** The digits of a zip code as people write it: "12010-000", "12.010-000". */
export const zipCodeDigits = (text: string) => text.replace(/[\s.-]/g, '')

/** The arguments of a question about a zip code. */
export const zipCodeInput = z.object({
  zipCode: z
    .string()
    .transform(zipCodeDigits)
    .pipe(z.string().regex(/^\d{8}$/, zipCodeMessage)),
})
