import type { Trade } from '../trade.ts'

const bySea = { caraguatatuba: 2, ubatuba: 4, ilhabela: 5, 'sao-sebastiao': 4 }
const inTheHills = {
  'campos-do-jordao': 6,
  'santo-antonio-do-pinhal': 5,
  'sao-bento-do-sapucai': 5,
  cunha: 4,
  'sao-jose-do-barreiro': 4,
  'sao-luiz-do-paraitinga': 3,
  bananal: 3,
  'monteiro-lobato': 2,
}

export const lodging: Trade = {
  name: 'Hospedagem',
  isPopular: true,
  weight: 6,
  favours: { ...bySea, ...inTheHills, aparecida: 5, 'sao-jose-dos-campos': 0.5, taubate: 0.5 },
  tails: ['image', 'saint', 'image', 'image'],
  openings: [
    'Acordar com passarinho, tomar café sem pressa e não olhar o relógio: {nome} existe para isso.',
    '{nome} recebe hóspedes {noBairro}, em {cidade}, desde {ano}.',
    'Somos uma casa de família que virou hospedagem, e ainda se nota.',
    'Perto do que interessa e longe do barulho, {noBairro}.',
    'Descanso de verdade em {cidade}, com quarto limpo e gente que sorri.',
  ],
  details: [
    'O <strong>café da manhã</strong> é feito na casa, com bolo, frutas e queijo da região.',
    'Todos os quartos têm banheiro privativo, roupa de cama de algodão e internet.',
    'Aceitamos animais de pequeno porte, <em>combinado antes</em>.',
    'Indicamos trilhas, praias, igrejas e restaurantes que a gente mesmo frequenta.',
    'Em feriados pedimos estadia mínima de três noites.',
    'Há estacionamento gratuito dentro do terreno.',
  ],
  closings: [
    'Reserve direto com a gente e pague menos.',
    'A chave está na porta e o café, no fogão.',
    'Volte sempre que a cidade grande pesar.',
  ],
  specialities: [
    {
      name: 'Pousadas',
      heads: ['Pousada', 'Pousada Recanto', 'Pousada e Restaurante'],
      offers: ['café da manhã incluído', 'suítes com varanda', 'piscina', 'estacionamento', 'internet'],
    },
    {
      name: 'Hotéis',
      heads: ['Hotel', 'Hotel Fazenda', 'Plaza Hotel'],
      offers: ['recepção 24 horas', 'quartos familiares', 'salão para eventos', 'restaurante', 'garagem'],
    },
    {
      name: 'Chalés',
      heads: ['Chalés', 'Chalés e Cabanas', 'Vila de Chalés'],
      offers: ['lareira', 'cozinha equipada', 'vista para a serra', 'banheira', 'churrasqueira'],
    },
    {
      name: 'Campings',
      heads: ['Camping', 'Camping e Chalés', 'Acampamento'],
      offers: [
        'área gramada',
        'banheiros com água quente',
        'cozinha coletiva',
        'pontos de energia',
        'trilhas na porta',
      ],
    },
    {
      name: 'Hostels',
      heads: ['Hostel', 'Albergue', 'Casa do Viajante'],
      offers: ['quartos coletivos', 'quartos de casal', 'cozinha livre', 'bicicletas', 'guarda-volumes'],
    },
  ],
}

export const tourism: Trade = {
  name: 'Turismo e Lazer',
  isPopular: true,
  weight: 4,
  favours: { ...bySea, ...inTheHills, aparecida: 2 },
  tails: ['image', 'nickname', 'image'],
  openings: [
    '{nome} mostra {cidade} do jeito que os moradores conhecem.',
    'Mar, serra e roça no mesmo fim de semana: só aqui. Fazemos isso desde {ano}.',
    'Passeio bom tem guia que sabe o nome das árvores e a hora da maré.',
    'O ponto de encontro é {noBairro}: saímos em grupos pequenos e sem correria.',
  ],
  details: [
    'Todos os passeios têm <strong>seguro</strong> e condutores cadastrados.',
    'Se o tempo virar, remarcamos ou devolvemos o valor.',
    'Crianças até cinco anos <em>não pagam</em>.',
    'Respeitamos as regras dos parques e levamos o nosso lixo de volta.',
    'Leve água, protetor e um agasalho: na serra esfria de repente.',
  ],
  closings: [
    'Combine o passeio pelo WhatsApp.',
    'As vagas são poucas; reserve a sua.',
    'A gente se encontra na saída da trilha.',
  ],
  specialities: [
    {
      name: 'Agências de Viagem',
      heads: ['Turismo', 'Viagens', 'Agência de Viagens'],
      offers: ['pacotes nacionais', 'passagens', 'excursões de um dia', 'cruzeiros', 'seguro viagem'],
    },
    {
      name: 'Guias e Trilhas',
      heads: ['Ecoturismo', 'Trilhas', 'Aventura', 'Expedições'],
      offers: [
        'cachoeiras',
        'observação de aves',
        'travessias na Mantiqueira',
        'caminhadas leves',
        'escalada',
      ],
    },
    {
      name: 'Pesqueiros',
      heads: ['Pesqueiro', 'Pesque e Pague', 'Lago'],
      offers: ['tanques de tilápia e pacu', 'restaurante', 'aluguel de varas', 'parquinho', 'pesca noturna'],
    },
    {
      name: 'Parques e Atrações',
      heads: ['Parque', 'Rancho', 'Fazenda Histórica', 'Museu'],
      offers: ['passeio a cavalo', 'visita guiada', 'tirolesa', 'fazendinha', 'loja de lembranças'],
    },
    {
      name: 'Passeios de Barco',
      byTheSea: true,
      heads: ['Escuna', 'Passeios de Barco', 'Náutica e Passeios'],
      offers: [
        'volta às ilhas',
        'parada para mergulho',
        'pôr do sol no mar',
        'lancha privativa',
        'saídas diárias no verão',
      ],
    },
  ],
}

export const boats: Trade = {
  name: 'Pesca e Náutica',
  weight: 1,
  favours: { ...bySea, paraibuna: 2, 'natividade-da-serra': 3, 'redencao-da-serra': 3, igarata: 3 },
  tails: ['nickname', 'image', 'family', 'saint'],
  openings: [
    'Quem vive de barco sabe que o serviço não pode esperar. {nome} está na água desde {ano}.',
    '{nome} atende pescadores e marinheiros de fim de semana em {cidade}.',
    'Nascemos na beira d’água e conhecemos cada pedra deste pedaço.',
    'Isca, motor, vaga ou conselho: passe {noBairro} antes de sair.',
  ],
  details: [
    'Acompanhe a <strong>previsão do vento</strong> com a gente antes de soltar as amarras.',
    'Fazemos manutenção preventiva com entrega combinada.',
    'Respeitamos os períodos de <em>defeso</em> e não vendemos nada fora da lei.',
    'Temos peças para as marcas mais comuns e encomendamos o resto.',
    'Habilitação e documentos da embarcação em dia, sempre.',
  ],
  closings: ['Bons ventos.', 'Abrimos às cinco da manhã na temporada.', 'Chame no rádio ou no WhatsApp.'],
  specialities: [
    {
      name: 'Artigos de Pesca',
      heads: ['Pesca', 'Casa do Pescador', 'Pesca e Camping'],
      offers: [
        'varas e molinetes',
        'anzóis e linhas',
        'iscas vivas',
        'roupas com proteção solar',
        'conserto de molinetes',
      ],
    },
    {
      name: 'Marinas',
      heads: ['Marina', 'Garagem Náutica', 'Porto'],
      offers: [
        'vagas secas e molhadas',
        'descida com trator',
        'lavagem',
        'combustível',
        'vigilância 24 horas',
      ],
    },
    {
      name: 'Manutenção de Barcos',
      heads: ['Náutica', 'Oficina Náutica', 'Estaleiro'],
      offers: ['motores de popa', 'fibra e pintura', 'elétrica', 'capotaria', 'inspeção antes da compra'],
    },
    {
      name: 'Gelo e Iscas',
      heads: ['Gelo e Iscas', 'Iscas', 'Fábrica de Gelo'],
      offers: [
        'gelo em barra e escama',
        'sardinha e lula',
        'camarão vivo',
        'caixas térmicas',
        'entrega no píer',
      ],
    },
    {
      name: 'Escolas de Mergulho',
      byTheSea: true,
      heads: ['Mergulho', 'Escola de Mergulho', 'Centro de Mergulho'],
      offers: ['batismo', 'curso básico', 'saídas para as ilhas', 'aluguel de equipamento', 'mergulho livre'],
    },
  ],
}
