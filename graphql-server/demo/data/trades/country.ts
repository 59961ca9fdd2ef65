import type { Trade } from '../trade.ts'

export const farming: Trade = {
  name: 'Agronegócio',
  weight: 4,
  favours: {
    cunha: 4,
    lagoinha: 4,
    'natividade-da-serra': 4,
    bananal: 3,
    'monteiro-lobato': 3,
    silveiras: 3,
    areias: 3,
  },
  tails: ['family', 'image', 'saint'],
  openings: [
    '{nome} atende quem vive da terra em {cidade} e nas cidades vizinhas desde {ano}.',
    'Do pequeno sítio à fazenda de leite, estamos ao lado do produtor do Vale.',
    'A nossa história começou na roça, e é para ela que continuamos trabalhando.',
    'Conhecemos o solo, a chuva e o calendário da região porque plantamos aqui também.',
  ],
  details: [
    'Temos <strong>orientação técnica</strong> sem custo para quem compra com a gente.',
    'Fazemos entregas na zona rural às quintas, inclusive por estrada de terra.',
    'Na época da seca, <em>reserve com antecedência</em>: o estoque de ração e silagem sai rápido.',
    'Compramos leite, queijo e mudas de vizinhos e revendemos com a origem indicada.',
    'Também alugamos equipamentos por dia ou por semana.',
  ],
  closings: [
    'Passe na loja ou mande uma foto da lavoura pelo WhatsApp que a gente ajuda.',
    'Bom trabalho e boa colheita.',
    'Atendemos de segunda a sábado, começando cedo.',
  ],
  specialities: [
    {
      name: 'Lojas Agropecuárias',
      heads: ['Agropecuária', 'Casa do Produtor', 'Agro', 'Casa da Lavoura'],
      offers: ['rações e sal mineral', 'sementes e adubos', 'vacinas', 'arames e mourões', 'selaria'],
    },
    {
      name: 'Laticínios',
      heads: ['Laticínios', 'Queijaria', 'Fazenda'],
      offers: ['queijo fresco e curado', 'manteiga', 'iogurte natural', 'doce de leite', 'visita à produção'],
    },
    {
      name: 'Viveiros de Mudas',
      heads: ['Viveiro', 'Viveiro de Mudas', 'Floricultura e Viveiro', 'Orquidário'],
      offers: [
        'mudas nativas da Mata Atlântica',
        'frutíferas',
        'orquídeas',
        'terra e vasos',
        'projetos de reflorestamento',
      ],
    },
    {
      name: 'Máquinas Agrícolas',
      heads: ['Máquinas Agrícolas', 'Tratores', 'Agromáquinas'],
      offers: [
        'venda de implementos',
        'conserto de tratores',
        'ordenhadeiras',
        'roçadeiras',
        'peças de reposição',
      ],
    },
    {
      name: 'Produtores Rurais',
      heads: ['Sítio', 'Fazenda', 'Chácara', 'Recanto Rural'],
      offers: [
        'arroz da várzea',
        'mel de abelhas nativas',
        'hortaliças sem veneno',
        'café da serra',
        'venda direta no sítio',
      ],
    },
  ],
}

export const pets: Trade = {
  name: 'Pets',
  isPopular: true,
  weight: 6,
  tails: ['image', 'nickname', 'image'],
  openings: [
    'Quem tem bicho sabe: eles são da família. {nome} cuida deles {noBairro} desde {ano}.',
    'Somos apaixonados por animais e escolhemos {cidade} para trabalhar com isso.',
    'Um lugar tranquilo e limpo para o seu companheiro de quatro patas em {cidade}.',
    '{nome} começou com dois cachorros adotados e muita vontade de fazer direito.',
  ],
  details: [
    'Atendemos <strong>com hora marcada</strong>, para que nenhum bicho espere no meio do barulho.',
    'Buscamos e levamos o seu animal nos bairros próximos.',
    'Uma vez por mês fazemos uma <em>feira de adoção</em> com protetores da cidade.',
    'Animais idosos ou medrosos são atendidos sem gaiola e sem pressa.',
    'Pedimos a carteira de vacinação em dia, pela segurança de todos.',
  ],
  closings: [
    'Mande uma mensagem e conte como é o seu bicho.',
    'Aqui cada um é chamado pelo nome.',
    'Esperamos vocês dois.',
  ],
  specialities: [
    {
      name: 'Pet Shops',
      heads: ['Pet Shop', 'Casa do Bicho', 'Mundo Pet'],
      offers: ['rações a granel', 'brinquedos', 'coleiras e guias', 'aquários', 'acessórios para gatos'],
    },
    {
      name: 'Clínicas Veterinárias',
      heads: ['Clínica Veterinária', 'Veterinária', 'Centro Veterinário'],
      offers: [
        'consultas e vacinas',
        'castração',
        'exames de sangue',
        'raio X',
        'atendimento a aves e coelhos',
      ],
    },
    {
      name: 'Banho e Tosa',
      heads: ['Banho e Tosa', 'Espaço Pet', 'Estética Animal'],
      offers: ['banho com hidratação', 'tosa na tesoura', 'corte de unhas', 'escovação', 'leva e traz'],
    },
    {
      name: 'Hotéis para Pets',
      heads: ['Hotel Pet', 'Creche Canina', 'Recanto dos Bichos'],
      offers: [
        'hospedagem com quintal',
        'creche durante o dia',
        'passeios',
        'fotos diárias para o dono',
        'área só para gatos',
      ],
    },
    {
      name: 'Adestramento',
      heads: ['Adestramento', 'Escola de Cães', 'Cão Amigo'],
      offers: [
        'obediência básica',
        'socialização de filhotes',
        'aulas em casa',
        'correção de medo e latido',
        'passeio educativo',
      ],
    },
  ],
}
