import { between, chance, pick, type Random } from '../../demo/random.ts'

/** An establishment as it is, before anybody has written it down. */
export interface Establishment {
  category: string
  trade: string
  /** Another word of the same trade. */
  other: string
  /** What distinguishes its name. */
  own: string
  owner: string
  landline: string
  mobile: string
  site: string
  email: string
  city: string
  neighborhood: string
  street: string
  number: string
  latitude: number
  longitude: number
}

const trades =
  'Auto Mecânica|Oficina;Auto Elétrica|Auto Elétrico;Drogaria|Farmácia;Padaria e Confeitaria|Panificadora;Salão|Studio de Beleza;Barbearia|Barber Shop;Odontologia|Clínica Odontológica;Pet Shop|Banho e Tosa;Material de Construção|Depósito;Mercado|Mini Mercado;Lanchonete|Lanches;Pizzaria|Pizzas;Restaurante|Churrascaria;Açougue|Casa de Carnes;Sorveteria|Sorvetes;Papelaria|Livraria;Floricultura|Flores;Borracharia|Pneus;Academia|Studio Fitness;Contabilidade|Escritório Contábil;Gráfica|Comunicação Visual;Vidraçaria|Vidros;Marcenaria|Móveis Planejados;Pousada|Hotel;Imobiliária|Imóveis'
    .split(';')
    .map((line) => line.split('|'))

const owns =
  'São José;Santa Rita;Nossa Senhora Aparecida;São Judas Tadeu;Santo Antônio;Bom Jesus;Irmãos Silva;Dois Irmãos;Três Marias;Ana Lima;Seu Oswaldo;Dona Benta;Tia Cida;JR;MC Souza;Vale Verde;Serra Azul;Rio Branco;Pedra Grande;Boa Vista;Nova Era;Novo Mundo;Estrela Dalva;Sol Nascente;Lua Cheia;Flor de Lis;Cravo e Canela;Pão de Queijo Mineiro;Toca do Leão;Recanto do Sabiá;Ponto Certo;Ideal;Primavera;Modelo;Real;Imperatriz;Paulista;Nordestina;Gaúcha;Mineirinha;Bella Itália;Mamma Mia;Kazu;Hanami;Express 24h;Top Line;Prime;Master;Big Lar;Fênix;Atlântica;Monte Sião;Shalom;Maranata;Ebenézer;Cantinho da Vovó;Casa Amarela;Esquina do Sabor;Ki Delícia;Fino Trato'.split(
    ';',
  )
const families =
  'Siqueira;Amaral;Bittencourt;Cortez;Damasceno;Espíndola;Falcão;Guedes;Hipólito;Ishikawa;Junqueira;Lacerda;Moreira;Novaes;Ortiz;Pimentel;Quintanilha;Rocha;Salles;Toledo;Uchoa;Vilela;Xavier;Zanetti'.split(
    ';',
  )
const owners = 'Zé;Beto;Carlinhos;Toninho;Marquinhos;Valdir;Nelson;Luiz;Geraldo;Wilson'.split(';')
const towns: Record<string, string[]> = {
  Taubaté: ['Centro', 'Quiririm', 'Estiva', 'Jardim das Nações', 'Vila São Geraldo', 'Independência'],
  Lorena: ['Centro', 'Cabelinha', 'Olaria', 'Vila Hepacaré', 'Nova Lorena'],
  Cruzeiro: ['Centro', 'Itagaçaba', 'Vila Romana', 'Jardim América', 'Lavrinhas de Cima'],
  Caraguatatuba: ['Centro', 'Martim de Sá', 'Indaiá', 'Porto Novo', 'Massaguaçu'],
}
const streets =
  'Rua Doutor Pedro Costa;Rua Quinze de Novembro;Avenida Brasil;Rua Sete de Setembro;Avenida Charles Schnneider;Rua Jacques Félix;Rua Dom Bosco;Avenida Prestes Maia;Rua Bahia;Rua das Acácias;Avenida Major Novaes;Rua Anchieta'.split(
    ';',
  )

/** @param first digit: 9 of a mobile phone */
export const phoneOf = (random: Random, first: 3 | 9) =>
  `12${first}${first === 9 ? between(random, 6, 9) : ''}${between(random, 1_000_000, 9_999_999)}`

let last = 0

export function establishmentOf(random: Random): Establishment {
  const [trade = '', other = ''] = pick(random, trades)
  const city = pick(random, Object.keys(towns))
  const neighborhood = pick(random, towns[city] ?? [])
  const at = Object.keys(towns).indexOf(city) + (towns[city] ?? []).indexOf(neighborhood) / 20
  last += 1
  return {
    category: trade,
    trade,
    other,
    own: chance(random, 0.3) ? pick(random, owns) : `${pick(random, owns)} ${pick(random, families)}`,
    owner: pick(random, owners),
    landline: phoneOf(random, 3),
    mobile: phoneOf(random, 9),
    site: `negocio${last}x.com.br`,
    email: `contato${last}@gmail.com`,
    city,
    neighborhood,
    street: pick(random, streets),
    number: String(between(random, 20, 1800)),
    latitude: -22.5 - at / 4 + between(random, -60, 60) / 10_000,
    longitude: -45.2 - at / 4 + between(random, -60, 60) / 10_000,
  }
}
