import type { Trade } from '../trade.ts'

export const education: Trade = {
  name: 'Educação',
  weight: 7,
  tails: ['image', 'saint', 'image'],
  openings: [
    '{nome} ensina em {cidade} desde {ano}, uma turma pequena de cada vez.',
    'Aprender é mais fácil onde a gente se sente em casa. A nossa fica {noBairro}.',
    'Professores da região, material claro e muito exercício: não temos outro segredo.',
    'Nossos alunos vêm de {cidade} e de cidades próximas, de ônibus, de bicicleta e a pé.',
  ],
  details: [
    'As turmas têm <strong>no máximo doze alunos</strong>, e todo mês os pais recebem um retorno.',
    'Oferecemos bolsas parciais para estudantes da rede pública.',
    'Há aulas de manhã, à tarde e à noite, e <em>reposição</em> para quem falta com aviso.',
    'O prédio tem biblioteca, pátio coberto e acesso para cadeira de rodas.',
    'Uma aula experimental por pessoa é gratuita.',
  ],
  closings: [
    'As matrículas ficam abertas o ano todo.',
    'Venha conhecer a escola com a sua família.',
    'Mande uma mensagem e agende a visita.',
  ],
  specialities: [
    {
      name: 'Escolas Infantis',
      heads: ['Escola', 'Escola de Educação Infantil', 'Berçário', 'Centro Educacional'],
      offers: [
        'berçário',
        'período integral',
        'alimentação na escola',
        'parque ao ar livre',
        'adaptação tranquila',
      ],
    },
    {
      name: 'Idiomas',
      heads: ['Idiomas', 'Escola de Idiomas', 'English Center'],
      offers: ['inglês', 'espanhol', 'aulas particulares', 'turmas para empresas', 'conversação'],
    },
    {
      name: 'Cursos Profissionalizantes',
      heads: ['Instituto', 'Centro de Formação', 'Escola Técnica'],
      offers: ['auxiliar administrativo', 'elétrica', 'soldagem', 'informática', 'cuidador de idosos'],
    },
    {
      name: 'Reforço Escolar',
      heads: ['Reforço Escolar', 'Espaço de Estudos', 'Apoio Pedagógico'],
      offers: [
        'acompanhamento de lição',
        'matemática',
        'redação',
        'preparação para vestibulinho',
        'férias divertidas',
      ],
    },
    {
      name: 'Autoescolas',
      heads: ['Autoescola', 'Centro de Formação de Condutores'],
      offers: ['carro e moto', 'aulas para habilitados', 'renovação', 'simulador', 'parcelamento'],
    },
    {
      name: 'Escolas de Música',
      heads: ['Escola de Música', 'Conservatório', 'Espaço Musical'],
      offers: ['violão e viola', 'piano', 'canto', 'bateria', 'musicalização infantil'],
    },
  ],
}

export const advice: Trade = {
  name: 'Jurídico e Contábil',
  weight: 6,
  tails: ['image', 'family'],
  openings: [
    '{nome} orienta pessoas e pequenas empresas de {cidade} desde {ano}.',
    'Explicamos papel por papel, em português claro, antes de você assinar.',
    'Um escritório {noBairro} que atende o telefone e responde mensagem.',
    'Abrir, regularizar, defender, prestar contas: fazemos isso todos os dias em {cidade}.',
  ],
  details: [
    'A primeira conversa serve para entender o caso e <strong>não tem custo</strong>.',
    'Acompanhamos prazos e avisamos por mensagem a cada andamento.',
    'Atendemos <em>microempreendedores, produtores rurais e pousadas</em>, que são a cara da nossa região.',
    'Os honorários são combinados por escrito desde o começo.',
    'Também atendemos por vídeo quem mora fora da cidade.',
  ],
  closings: [
    'Agende um horário e traga os documentos que tiver.',
    'Sigilo e respeito, sempre.',
    'Estamos {noBairro}, em dias úteis.',
  ],
  specialities: [
    {
      name: 'Advogados',
      heads: ['Advocacia', 'Escritório de Advocacia', 'Assessoria Jurídica'],
      offers: ['direito de família', 'trabalhista', 'aposentadoria', 'inventários', 'contratos'],
    },
    {
      name: 'Contadores',
      heads: ['Contabilidade', 'Escritório Contábil', 'Assessoria Contábil'],
      offers: [
        'abertura de empresas',
        'imposto de renda',
        'folha de pagamento',
        'contabilidade rural',
        'regularização de MEI',
      ],
    },
    {
      name: 'Despachantes',
      heads: ['Despachante', 'Despachante e Documentos'],
      offers: ['transferência de veículos', 'licenciamento', 'segunda via', 'recurso de multas', 'placas'],
    },
    {
      name: 'Consultorias',
      heads: ['Consultoria', 'Gestão', 'Consultores'],
      offers: [
        'plano de negócios',
        'licenças ambientais',
        'marketing',
        'segurança do trabalho',
        'certificações',
      ],
    },
    {
      name: 'Seguros',
      heads: ['Corretora de Seguros', 'Seguros'],
      offers: ['automóvel', 'residência', 'vida', 'empresas', 'embarcações'],
    },
  ],
}

export const technology: Trade = {
  name: 'Tecnologia',
  weight: 7,
  favours: { 'sao-jose-dos-campos': 1.3 },
  tails: ['image', 'family', 'image'],
  openings: [
    '{nome} resolve problema de computador, celular e rede {noBairro} desde {ano}.',
    'Numa região que faz avião e satélite, a gente também cuida do seu aparelho.',
    'Técnicos formados em {cidade}, atendimento sem enrolação.',
    'Do conserto da tela à rede da empresa inteira, em {cidade} e arredores.',
  ],
  details: [
    'O diagnóstico sai <strong>no mesmo dia</strong>, e você decide se vale a pena consertar.',
    'Preservamos os seus dados e, se pedir, fazemos <em>cópia de segurança</em> antes de tudo.',
    'Damos noventa dias de garantia em peças e serviço.',
    'Atendemos empresas com contrato mensal e visita programada.',
    'Recolhemos lixo eletrônico e damos o destino correto.',
  ],
  closings: [
    'Traga o aparelho ou chame um técnico.',
    'Orçamento pelo WhatsApp, com foto do problema.',
    'Pode perguntar: explicamos sem complicar.',
  ],
  specialities: [
    {
      name: 'Informática',
      heads: ['Informática', 'Computadores', 'Info'],
      offers: [
        'formatação e limpeza',
        'montagem de computadores',
        'redes',
        'impressoras',
        'recuperação de dados',
      ],
    },
    {
      name: 'Celulares',
      heads: ['Celulares', 'Assistência de Celulares', 'Cell'],
      offers: ['troca de tela', 'bateria', 'capas e películas', 'aparelhos usados', 'desbloqueio'],
    },
    {
      name: 'Eletrônicos e Eletrodomésticos',
      heads: ['Eletrônica', 'Assistência Técnica', 'Refrigeração'],
      offers: ['geladeiras', 'máquinas de lavar', 'televisores', 'micro-ondas', 'ar-condicionado'],
    },
    {
      name: 'Provedores de Internet',
      heads: ['Telecom', 'Fibra', 'Net'],
      offers: ['fibra óptica', 'planos para empresas', 'instalação rápida', 'zona rural', 'suporte local'],
    },
    {
      name: 'Criação de Sites',
      heads: ['Estúdio Digital', 'Sistemas', 'Agência Digital'],
      offers: ['sites', 'lojas virtuais', 'redes sociais', 'sistemas sob medida', 'logotipos'],
    },
  ],
}

export const transport: Trade = {
  name: 'Transporte',
  weight: 5,
  tails: ['family', 'image', 'nickname'],
  openings: [
    '{nome} carrega gente e coisa pelo Vale, pela serra e pelo litoral desde {ano}.',
    'Saímos de {cidade} todos os dias, com motorista que conhece cada curva da serra.',
    'Caminhão limpo, hora marcada e cuidado com o que é seu.',
    'Trabalhamos com transporte em {cidade} e fazemos questão de chegar na hora.',
  ],
  details: [
    'Os veículos são <strong>revisados e segurados</strong>, e você acompanha o trajeto pelo celular.',
    'Emitimos nota e contrato para cada serviço.',
    'Nos feriados a descida para o litoral enche: <em>reserve com uma semana</em>.',
    'Atendemos também idosos e pessoas com deficiência, com veículo adaptado.',
    'O preço é fechado antes, sem taxa escondida.',
  ],
  closings: ['Diga de onde, para onde e quando.', 'Atendimento 24 horas pelo WhatsApp.', 'Boa viagem.'],
  specialities: [
    {
      name: 'Mudanças e Fretes',
      heads: ['Mudanças', 'Fretes e Carretos', 'Transportes'],
      offers: ['mudança completa', 'fretes pequenos', 'embalagem', 'guarda-móveis', 'içamento'],
    },
    {
      name: 'Vans e Fretamento',
      heads: ['Turismo e Fretamento', 'Vans', 'Locação de Vans'],
      offers: ['excursões', 'transporte de funcionários', 'romarias', 'aeroporto', 'casamentos'],
    },
    {
      name: 'Motoboys',
      heads: ['Entregas', 'Motoboy', 'Expresso'],
      offers: [
        'entregas no mesmo dia',
        'documentos',
        'farmácias e restaurantes',
        'cartórios',
        'contrato mensal',
      ],
    },
    {
      name: 'Transporte Escolar',
      heads: ['Transporte Escolar', 'Tio Escolar', 'Escolar'],
      offers: [
        'porta a porta',
        'monitora a bordo',
        'cintos individuais',
        'escolas públicas e particulares',
        'vistoria em dia',
      ],
    },
  ],
}
