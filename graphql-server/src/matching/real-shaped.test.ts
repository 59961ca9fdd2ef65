import { describe, expect, it } from 'vitest'
import { findPairs } from '../../test/find-pairs.ts'
import type { MatchRecord } from './record.ts'

type Place = Omit<MatchRecord, 'id'>

const at = { city: 'Taubaté', neighborhood: 'Centro', street: 'Rua Quinze de Novembro', number: '210' }
const elsewhere = {
  city: 'Taubaté',
  neighborhood: 'Quiririm',
  street: 'Avenida Líbero Indiani',
  number: '45',
}
const phone = '1236322233'
const mobile = '12991234567'

const reported = (one: Place, other: Place) =>
  findPairs([
    { id: '1', ...one },
    { id: '2', ...other },
  ]).length === 1

const same: [string, Place, Place][] = [
  [
    'a lost last letter',
    { ...at, name: 'Salão Esperança do Poço', phone },
    { ...at, name: 'Salão Esperança do Poç', phone },
  ],
  [
    'a lost last letter of a short word',
    { ...at, name: 'Consultório Odontológico Jardim da Praia', phone },
    { ...at, name: 'Consultório Odontológico Jardim da Prai', phone },
  ],
  [
    'the legal name of a workshop',
    { ...at, name: 'Auto Mecânica São José Ltda ME', phone },
    { ...at, name: 'Oficina Mecânica São José', phone },
  ],
  [
    'a nickname',
    { ...at, name: 'Bar do Zé', phone: mobile },
    { ...at, name: 'Bar do José', whatsapp: mobile },
  ],
  [
    'a phone written as WhatsApp',
    { ...at, name: 'Floricultura Bem Me Quer', phone: mobile },
    { ...at, name: 'Bem-Me-Quer Flores', whatsapp: mobile },
  ],
  [
    'a ninth digit',
    { ...at, name: 'Pet Shop Amigo Fiel', phone: '1291234567' },
    { ...at, name: 'Amigo Fiel Petshop', phone: mobile },
  ],
  [
    'another number of the street',
    { ...at, name: 'Padaria Pão de Mel', phone },
    { ...at, number: '214', name: 'Panificadora Pão de Mel', phone: null },
  ],
  [
    'no contacts at one door',
    { ...at, name: 'Restaurante Sabor Caseiro', phone: null },
    { ...at, name: 'Sabor Caseiro Restaurante e Marmitaria', phone: null },
  ],
  [
    'upper case without accents',
    { ...at, name: 'FARMÁCIA NOSSA SENHORA APARECIDA', phone },
    { ...at, name: 'Farmacia N. Sra. Aparecida', phone },
  ],
  [
    'a street abbreviated',
    { ...at, street: 'R. XV de Novembro', name: 'Livraria Ler Mais', phone },
    { ...at, name: 'Livraria Ler+', phone },
  ],
  [
    'another name at one door and e-mail',
    { ...at, name: 'Clínica Sorriso', phone, email: 'sorriso@gmail.com' },
    { ...at, name: 'Clínica Odontológica Sorriso Novo', phone, email: 'sorriso@gmail.com' },
  ],
  ['joined words', { ...at, name: 'Auto Peças Vale', phone }, { ...at, name: 'Autopeças Vale', phone: null }],
  [
    'the city in the name',
    { ...at, name: 'Hamburgueria Brasa Viva Taubaté', phone },
    { ...at, name: 'Brasa Viva Burger', phone },
  ],
  [
    'exchanged letters',
    { ...at, name: 'Academia Corpo Perfeito', phone },
    { ...at, name: 'Academia Corpo Prefeito', phone: null },
  ],
  [
    'a slogan after the name',
    { ...at, name: 'Gesso Vila Nova', phone: null },
    { ...at, number: null, name: 'Gesso Vila Nova - fazemos entregas', phone: null },
  ],
  [
    'the point of the whole town',
    { ...at, name: 'Tapeçaria Imperial', phone, latitude: -23.049, longitude: -45.59 },
    { city: 'Taubaté', name: 'Tapeçaria Imperial', phone, latitude: -23.0264, longitude: -45.5553 },
  ],
  [
    'a road by its number',
    { ...at, street: 'Rodovia Presidente Dutra, km 112', number: null, name: 'Posto Arco-Íris', phone: null },
    { ...at, street: 'BR-116 km 112', number: null, name: 'Posto Arco-Íris', phone: null },
  ],
  [
    'exchanged digits of the phone',
    { city: 'Taubaté', neighborhood: 'Centro', name: 'Madeireira Pedra Fina', phone: '1236322835' },
    { city: 'Taubaté', neighborhood: 'Centro', name: 'Madeireira Pedra Fina', phone: '1236328235' },
  ],
  [
    'a nickname and a small form',
    { ...at, name: 'Bicicletaria do Tião Marques', phone: null },
    { ...at, name: 'Bicicletaria do Sebastião Marques', phone: null },
  ],
  [
    'a small form of a first name',
    { ...at, name: 'Borracharia do Carlinhos', phone: null },
    { ...at, name: 'Borracharia do Carlos', phone: null },
  ],
  [
    'a health center written out',
    { ...at, name: 'CRAS Centro', phone: null },
    { ...at, number: null, name: 'Centro de Referência de Assistência Social Centro', phone: null },
  ],
  [
    'two words of a rarer trade',
    { ...at, name: 'Despachante Novaes', phone: null },
    { ...at, name: 'Documentos Novaes', phone: null },
  ],
  [
    'two forms of a word of its trade',
    { ...at, name: 'Empadaria Sol Nascente', phone: null },
    { ...at, name: 'Empadas Sol Nascente', phone: null },
  ],
  [
    'an abbreviated trade',
    { ...at, name: 'Constr. Martins & Mota', phone: null },
    { ...at, number: null, name: 'Construtora Martins & Mota', phone: null },
  ],
  [
    'the registration number of its owner',
    { ...at, name: 'Doces da Ana', phone },
    { ...at, name: '30.502.162 ANA SALGADO LIMA', phone },
  ],
  [
    'the name of its profile',
    { ...at, name: 'Quitanda da Santa Rita', phone: null },
    { ...at, name: 'quitandadasantarita', phone: null },
  ],
  [
    'another name, the trade, door and mobile phone being the same',
    { ...at, name: 'Borracharia Caipira', phone: mobile },
    { ...at, name: 'Borracharia Aurora', phone: mobile },
  ],
  [
    'a street that is a letter',
    { ...at, name: 'Mercado Irmãos Gonçalves', street: 'Rua A', number: '10', phone: null },
    {
      ...at,
      name: 'Irmãos Gonçalves Supermercado Ltda',
      street: 'R. A',
      number: '10',
      neighborhood: null,
      phone: null,
    },
  ],
  [
    'the brand of a chain, with its branch in one of both, at one address',
    { ...at, name: 'Drogasil', phone: null },
    { ...at, name: 'Drogasil Taubaté Centro', phone },
  ],
  [
    'a street of which one has a word only',
    { ...at, name: 'Clínica Odontológica Sorriso Feliz', street: 'Praça Baronesa', phone },
    { ...at, name: 'Clín. Odont. Sorriso Feliz', street: 'Pça. Baronesa de Santa Eulália', phone: null },
  ],
  [
    'points some 200 m from each other, and no address',
    {
      city: 'Taubaté',
      name: 'Restaurante Tempero Mineiro',
      latitude: -23.02,
      longitude: -45.55,
      phone: null,
    },
    {
      city: 'Taubaté',
      name: 'Tempero Mineiro Restaurante',
      latitude: -23.0215,
      longitude: -45.5508,
      phone: null,
    },
  ],
]

const two: [string, Place, Place][] = [
  [
    'a hospital and its laboratory',
    { ...at, name: 'Santa Casa de Misericórdia de Taubaté', phone },
    { ...at, name: 'Laboratório Santa Casa', phone },
  ],
  [
    'branches in two neighborhoods',
    { ...at, name: 'Drogaria São Paulo', phone },
    { ...elsewhere, name: 'Drogaria São Paulo', phone: '1236990011' },
  ],
  [
    'branches with one central phone',
    { ...at, name: 'Drogasil Centro', phone: '08007710000' },
    { ...elsewhere, name: 'Drogasil Quiririm', phone: '08007710000' },
  ],
  [
    'branches with one site',
    { ...at, name: 'Supermercado Bom Preço', phone, site: 'https://bompreco.com.br' },
    { ...elsewhere, name: 'Supermercado Bom Preço', phone: '1236990011', site: 'https://bompreco.com.br' },
  ],
  [
    'numbered shops',
    { ...at, name: 'Casa das Tintas Loja 1', phone },
    { ...at, number: '990', name: 'Casa das Tintas Loja 2', phone: '1236990011' },
  ],
  [
    'a doctor in a clinic',
    { ...at, name: 'Clínica Vida', phone },
    { ...at, name: 'Dra. Paula Mendes', phone },
  ],
  [
    'two dentists at one door',
    { ...at, name: 'Dr. Carlos Souza Odontologia', phone: null },
    { ...at, name: 'Dr. Marcos Reis Odontologia', phone: null },
  ],
  [
    'a hotel and its restaurant',
    { ...at, name: 'Hotel Serra Azul', phone },
    { ...at, name: 'Restaurante Serra Azul', phone },
  ],
  [
    'neighbours of one trade',
    { ...at, name: 'Barbearia do Paulo', phone },
    { ...at, number: '214', name: 'Barbearia do Marcelo', phone: '1236990011' },
  ],
  [
    'shops of one gallery',
    { ...at, name: 'Boutique Bella Donna', phone: null },
    { ...at, name: 'Relojoaria Tempo', phone: null },
  ],
  [
    'congregations',
    { ...at, name: 'Igreja Assembleia de Deus', phone: null },
    { ...at, street: 'Rua Dez', number: '9', name: 'Igreja Assembleia de Deus', phone: null },
  ],
  [
    'saints',
    { ...at, name: 'Padaria Santa Rita', phone },
    { ...at, number: '300', name: 'Padaria Santa Clara', phone: '1236990011' },
  ],
  [
    'one first name',
    { ...at, name: 'Salão da Maria Lia', phone: null },
    { ...at, street: 'Rua Dez', number: '9', name: 'Salão da Maria Bia', phone: null },
  ],
  [
    'an owner of two trades',
    { ...at, name: 'Chaveiro Silva', phone: mobile },
    { ...at, number: '214', name: 'Lavanderia Limpa Já', phone: mobile },
  ],
  [
    'one name in two cities',
    { ...at, name: 'Pizzaria Forno a Lenha', phone },
    { ...at, city: 'Lorena', name: 'Pizzaria Forno a Lenha', phone: '1231590000' },
  ],
  [
    'one word in names of two trades',
    { ...at, name: 'Auto Posto Cruzeiro do Sul', phone: null },
    { ...at, number: null, name: 'Internet Cruzeiro do Sul', phone: null },
  ],
  [
    'a shopping centre and a shop in it',
    { ...at, name: 'Vale Sul Shopping', phone },
    { ...at, name: 'Gesso do Chico Vale Sul Shopping', phone },
  ],
  [
    'schools of two levels',
    { ...at, name: 'EMEI Prof. Thiago Bittencourt', phone: null },
    { ...at, number: '230', name: 'EMEF Prof. Thiago Bittencourt', phone: null },
  ],
  [
    'two shops of a trade in one building, with the phone of its reception',
    { ...at, name: 'Ótica Veneza', phone },
    { ...at, name: 'Ótica Sabiá', phone },
  ],
  [
    'experts of one practice',
    { ...at, name: 'Psicóloga Ana Souza', phone },
    { ...at, name: 'Psicóloga Beatriz Lima', phone },
  ],
]

describe('real-shaped records are one establishment with', () => {
  it.each(same)('%s', (_, one, other) => expect(reported(one, other)).toBe(true))
})

describe('real-shaped records are two establishments as', () => {
  it.each(two)('%s', (_, one, other) => expect(reported(one, other)).toBe(false))
})
