import type { MatchReason } from '../matching/record.ts'

/** Reasons why two establishments may be duplicates. */
export const matchReasons: Record<MatchReason, string> = {
  SAME_REFERENCE: 'A fonte diz que são o mesmo registro',
  SAME_NAME: 'Mesmo nome',
  SIMILAR_NAME: 'Nomes parecidos',
  NAME_CONTAINED: 'Um nome está contido no outro',
  LEGAL_NAME: 'Um dos nomes parece ser a razão social',
  SAME_PHONE: 'Mesmo telefone ou WhatsApp',
  SHARED_PHONE: 'Mesmo telefone, que outros também têm',
  SIMILAR_PHONE: 'Telefones que diferem em um dígito',
  SAME_EMAIL: 'Mesmo e-mail',
  SAME_SITE: 'Mesmo site',
  SAME_ADDRESS: 'Mesmo endereço',
  NEAR_ADDRESS: 'Mesma rua, a poucas portas',
  NEAR_POINT: 'Mesmo ponto no mapa, ou quase',
  SAME_NEIGHBORHOOD: 'Mesmo bairro',
  OTHER_PHONE: 'Mas os telefones são diferentes',
  OTHER_ADDRESS: 'Mas os endereços são diferentes',
}

export const pairs = {
  gone: 'Um dos dois estabelecimentos não existe mais.',
  same: 'Informe dois estabelecimentos diferentes.',
} as const
