import { onlyDigits } from './phone-format.ts'
import { keyText } from './text.ts'

/** Parsed phone number, or the problem in Portuguese. */
export type PhoneReading =
  | {
      /** 10 or 11 digits with the area code; or a number such as 0800 or 4004; or a public service. */
      digits: string
      /** Text next to the number, such as "ramal 5". */
      leftOut: string | null
      problem?: undefined
    }
  | { digits?: undefined; leftOut?: undefined; problem: string }

const wanted = 'Informe um telefone com DDD: 10 ou 11 dígitos.'
const problems = {
  several: 'Informe um só telefone neste campo.',
  foreign: 'Informe um telefone do Brasil: números de outros países não são aceitos.',
  areaCode: (code: string) => `O DDD ${code} não existe.`,
  ninthDigit: 'Falta o nono dígito: um celular tem 11 dígitos, com um 9 depois do DDD.',
  landline: 'Depois do DDD, um telefone fixo começa com 2, 3, 4 ou 5.',
  mobile: 'Um telefone de 11 dígitos é de celular: depois do DDD, começa com 9.',
}

/** Area codes in use (Anatel's national numbering plan). */
const areaCode = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/

/** Numbers without an area code: 0300, 0500, 0800 and 0900; 4004 and similar; three-digit public services. */
const withoutAreaCode = /^(?:0[3589]00\d{6,7}|(?:300\d|400\d|4020)\d{4}|1\d\d)$/

/** Maximum length of the input; a longer text has more than a phone number. */
const longest = 200

const label =
  /^(?:(?:tel(?:efone)?|fone|fixo|cel(?:ular)?|whats(?:app)?|zap|contato)s?\b[\s.:/-]*)+(?:\d\s*(?:[:)]|-\s)\s*)?/i
const chatAddress =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=(?:%2b)?)\+?(\d+)/i
const extension = /^(?:ramal|ram|r|ext(?:ens[aã]o)?|x)[\s.:]*\d{1,6}$/i
/** More digits than an extension or the end of another line's number; so it is a second number. */
const secondNumber = 7

/**
 * Parses one Brazilian phone number from a text (typed-phones). Accepts a label, the country prefix, 0 or 0
 * and carrier before the area code, and the ".0" that a spreadsheet adds. Refuses anything ambiguous, so that
 * no text becomes a wrong number.
 */
export function readPhone(text: string): PhoneReading {
  const parts = split(text)
  if (!parts) return { problem: wanted }
  const { number, rest } = parts
  if (onlyDigits(rest).length >= secondNumber) return { problem: problems.several }
  // Letter within the number, such as O for 0.
  if (/\d$/.test(number) && /^\p{L}/u.test(rest) && !extension.test(rest)) return { problem: wanted }
  const digits = nationalDigits(number)
  if (digits === null) return { problem: problems.foreign }
  const problem = phoneProblem(digits)
  return problem === null ? { digits, leftOut: rest.replace(/^[\s(]+|[\s)]+$/g, '') || null } : { problem }
}

/** Digit sequences with which a list searches phones: of a whole number, or of a part as typed. */
export function searchedDigits(text: string): string[] {
  const { digits } = readPhone(text)
  if (digits !== undefined) return [digits]
  const { number, rest } = split(text) ?? { number: '', rest: '' }
  if (/\d/.test(rest) && !extension.test(rest)) return []
  const typed = onlyDigits(number)
  const national = typed.replace(number.startsWith('+') ? /^55/ : /^(?:0055|0)/, '')
  return [...new Set([typed, national])].filter(Boolean)
}

/**
 * Splits a text into the number and what follows, without a label; null if it does not begin with a number.
 */
function split(text: string): { number: string; rest: string } | null {
  if (text.length > longest) return null
  const key = keyText(text).replace(label, '')
  const chat = chatAddress.exec(key)?.[1]
  if (chat) return { number: `+${chat}`, rest: '' }
  const typed = key
    // Decimal added by a spreadsheet.
    .replace(/^(\+?\d+)[.,]0{1,2}$/, '$1')
    // "(0xx12)", where xx is any carrier.
    .replace(/^(\(?)\s*0\s*-?\s*(?:xx|\*\*)\s*-?\s*/i, '$10')
  const [, number, rest = ''] = /^(\(?\+?[\d\s().-]*\d[\s().-]*)(.*)$/.exec(typed) ?? []
  return number === undefined ? null : { number: number.replace(/^\(\+/, '+'), rest }
}

/** Digits without the prefixes of country and carrier; null for a foreign number. */
function nationalDigits(number: string): string | null {
  let digits = onlyDigits(number)
  const prefix = number.startsWith('+') ? '' : '00'
  if (number.startsWith('+') || digits.startsWith('00')) {
    if (!digits.startsWith(`${prefix}55`)) return null
    digits = digits.slice(prefix.length + 2)
  } else if (/^55\d{10,11}$/.test(digits)) digits = digits.slice(2)
  return /^0[3589]00/.test(digits) ? digits : digits.replace(/^0(?:\d\d)?(?=\d{10,11}$)/, '')
}

function phoneProblem(digits: string): string | null {
  if (withoutAreaCode.test(digits)) return null
  if (digits.length !== 10 && digits.length !== 11) return wanted
  if (!areaCode.test(digits)) return problems.areaCode(digits.slice(0, 2))
  const first = Number(digits[2])
  if (digits.length === 11) return first === 9 ? null : problems.mobile
  if (first >= 6) return problems.ninthDigit
  return first >= 2 ? null : problems.landline
}
