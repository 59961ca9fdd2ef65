export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Formats a phone number as people here write it: "(12) 99123-4567", "(12) 3622-1234", "0800 123 4567",
 * "4004-1234", "190".
 *
 * @param phone digits, in any format; other numbers are returned unchanged
 */
export function formatPhone(phone: string): string {
  const digits = onlyDigits(phone)
  if (/^0[3589]00/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1 $2 $3')
  if (digits.length === 8) return digits.replace(/^(\d{4})(\d{4})$/, '$1-$2')
  if (digits.length === 10 || digits.length === 11) {
    return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
  }
  return phone
}

/**
 * Number in `https://wa.me/` links: prefixes 10 or 11 digits with Brazil's 55, leaves others unchanged
 * (phones).
 */
export function whatsappNumber(phone: string): string {
  const digits = onlyDigits(phone)
  return digits.length === 10 || digits.length === 11 ? `55${digits}` : digits
}
