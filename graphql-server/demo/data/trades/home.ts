import type { Trade } from '../trade.ts'

export const cars: Trade = {
  name: 'Automotivo',
  isPopular: true,
  weight: 11,
  tails: ['family', 'nickname', 'image', 'family'],
  openings: [
    '{nome} mexe com carro em {cidade} desde {ano}, e o freguês sempre volta.',
    'Serviço explicado antes e peça velha devolvida depois: é a nossa regra {noBairro}.',
    'Pai e filhos na mesma oficina, com a mesma mania de fazer bem feito.',
    'Quem roda pela Dutra e pela serra precisa de carro em dia. Estamos {noBairro} para isso.',
  ],
  details: [
    'O orçamento é <strong>gratuito e por escrito</strong>, e só começamos depois do seu sim.',
    'Damos garantia de três meses no serviço e usamos peças de procedência.',
    'Atendemos carros nacionais e importados, utilitários e <em>frotas de empresas</em>.',
    'Enquanto espera, tem café, internet e uma televisão ligada no jogo.',
    'Parcelamos em até seis vezes no cartão.',
  ],
  closings: [
    'Traga o carro ou chame que vamos buscar.',
    'Ligue antes e seja atendido na hora.',
    'Boa viagem, e use sempre o cinto.',
  ],
  specialities: [
    {
      name: 'Oficinas Mecânicas',
      heads: ['Oficina', 'Auto Mecânica', 'Centro Automotivo', 'Mecânica'],
      offers: [
        'revisão completa',
        'freios e suspensão',
        'injeção eletrônica',
        'troca de óleo',
        'ar-condicionado',
      ],
    },
    {
      name: 'Autopeças',
      heads: ['Auto Peças', 'Casa das Peças', 'Peças e Acessórios'],
      offers: ['peças novas e usadas', 'baterias', 'óleos e filtros', 'acessórios', 'encomenda em um dia'],
    },
    {
      name: 'Funilaria e Pintura',
      heads: ['Funilaria', 'Funilaria e Pintura', 'Martelinho'],
      offers: [
        'martelinho de ouro',
        'pintura em cabine',
        'polimento',
        'para-choques',
        'atendimento a seguradoras',
      ],
    },
    {
      name: 'Borracharias',
      heads: ['Borracharia', 'Pneus', 'Casa do Pneu'],
      offers: [
        'conserto de pneus',
        'alinhamento',
        'balanceamento',
        'pneus novos e meia-vida',
        'socorro na estrada',
      ],
    },
    {
      name: 'Lava-Rápidos',
      heads: ['Lava-Rápido', 'Estética Automotiva', 'Lava Car'],
      offers: [
        'lavagem simples e completa',
        'higienização de bancos',
        'cera',
        'lavagem de motor',
        'cristalização',
      ],
    },
    {
      name: 'Guinchos',
      heads: ['Guincho', 'Auto Socorro', 'Reboque'],
      offers: [
        'socorro 24 horas',
        'transporte de motos',
        'pane seca e bateria',
        'remoção em garagem baixa',
        'viagens para todo o estado',
      ],
    },
  ],
}

export const building: Trade = {
  name: 'Casa e Construção',
  isPopular: true,
  weight: 13,
  tails: ['family', 'image', 'nickname', 'saint'],
  openings: [
    'Da fundação ao acabamento, {nome} acompanha obras em {cidade} desde {ano}.',
    'Somos gente de obra: cumprimos prazo, limpamos o que sujamos e atendemos o telefone.',
    'Se a casa é o lugar mais importante, o serviço tem de ser bem feito. É o que fazemos {noBairro}.',
    '{nome} começou numa garagem {noBairro} e hoje atende o Vale inteiro.',
  ],
  details: [
    'Fazemos <strong>visita e medição sem custo</strong> em {cidade} e nos bairros rurais próximos.',
    'No litoral usamos ferragens e tintas próprias para a <em>maresia</em>.',
    'Todo serviço sai com nota e garantia de um ano.',
    'Parcelamos no cartão e aceitamos os programas de crédito para material de construção.',
    'Entregamos no mesmo dia os pedidos feitos até as dez da manhã.',
  ],
  closings: [
    'Mande as medidas ou uma foto e receba o orçamento.',
    'Passe na loja para ver o mostruário.',
    'Obra sem dor de cabeça existe. Venha ver.',
  ],
  specialities: [
    {
      name: 'Materiais de Construção',
      heads: ['Materiais de Construção', 'Casa e Construção', 'Depósito', 'Construção'],
      offers: ['cimento, areia e pedra', 'pisos e revestimentos', 'telhas', 'tintas', 'material hidráulico'],
    },
    {
      name: 'Marcenarias',
      heads: ['Marcenaria', 'Móveis Planejados', 'Ateliê da Madeira'],
      offers: ['cozinhas planejadas', 'guarda-roupas', 'portas de madeira', 'móveis rústicos', 'restauração'],
    },
    {
      name: 'Serralherias',
      heads: ['Serralheria', 'Metalúrgica', 'Portões'],
      offers: ['portões automáticos', 'grades', 'estruturas metálicas', 'corrimãos', 'solda em domicílio'],
    },
    {
      name: 'Eletricistas',
      heads: ['Elétrica', 'Instalações Elétricas', 'Eletricista'],
      offers: [
        'instalação nova e reforma',
        'padrão de entrada',
        'chuveiros e tomadas',
        'energia solar',
        'emergências',
      ],
    },
    {
      name: 'Encanadores',
      heads: ['Hidráulica', 'Desentupidora', 'Caça Vazamentos'],
      offers: [
        'caça-vazamento sem quebrar',
        'desentupimento',
        'limpeza de caixa d’água',
        'aquecedores',
        'instalação de louças',
      ],
    },
    {
      name: 'Vidraçarias',
      heads: ['Vidraçaria', 'Vidros', 'Vidraçaria e Esquadrias'],
      offers: ['box para banheiro', 'sacadas', 'espelhos', 'esquadrias de alumínio', 'telas para mosquito'],
    },
  ],
}
