import type { Trade } from '../trade.ts'

export const health: Trade = {
  name: 'Saúde',
  isPopular: true,
  weight: 13,
  tails: ['image', 'saint', 'image'],
  openings: [
    '{nome} recebe pacientes de {cidade} e das cidades vizinhas desde {ano}.',
    'Cuidar bem começa por ouvir. Aqui cada consulta tem o tempo de que você precisa.',
    'Um espaço claro e acolhedor {noBairro}, com equipe que mora na região.',
    'Atendemos crianças, adultos e idosos em um só endereço, {noBairro}.',
  ],
  details: [
    'Trabalhamos com <strong>particular e diversos convênios</strong>; confirme o seu na recepção antes de vir.',
    'O prédio tem rampa, banheiro adaptado e vaga para idosos na porta.',
    'Lembramos da sua consulta por mensagem na véspera e <em>remarcamos sem custo</em> com 24 horas de aviso.',
    'Os resultados ficam disponíveis pela internet, e a equipe explica o que for preciso por telefone.',
    'Também fazemos atendimento em casa para quem tem dificuldade de locomoção.',
  ],
  closings: [
    'Agende pelo telefone ou pelo WhatsApp, em horário comercial.',
    'Em caso de urgência, procure o pronto-socorro mais próximo ou ligue 192.',
    'A sua saúde merece ser tratada com calma.',
  ],
  specialities: [
    {
      name: 'Clínicas Médicas',
      heads: ['Clínica', 'Centro Médico', 'Clínica Médica', 'Policlínica'],
      offers: ['clínica geral', 'cardiologia', 'ginecologia', 'pediatria', 'ortopedia'],
    },
    {
      name: 'Dentistas',
      heads: ['Odontologia', 'Clínica Odontológica', 'Consultório Odontológico', 'Sorriso'],
      offers: ['limpeza e prevenção', 'aparelhos', 'implantes', 'clareamento', 'odontopediatria'],
    },
    {
      name: 'Farmácias',
      heads: ['Farmácia', 'Drogaria', 'Farmácia de Manipulação', 'Droga'],
      offers: [
        'genéricos',
        'fórmulas manipuladas',
        'medição de pressão',
        'aplicação de injetáveis',
        'entrega no bairro',
      ],
    },
    {
      name: 'Fisioterapia',
      heads: ['Fisioterapia', 'Clínica de Fisioterapia', 'Centro de Reabilitação'],
      offers: [
        'reabilitação após cirurgia',
        'coluna e postura',
        'fisioterapia respiratória',
        'acupuntura',
        'atendimento em casa',
      ],
    },
    {
      name: 'Laboratórios',
      heads: ['Laboratório', 'Análises Clínicas', 'Centro de Diagnóstico'],
      offers: [
        'exames de sangue',
        'coleta em casa',
        'ultrassom',
        'exames admissionais',
        'resultado pela internet',
      ],
    },
    {
      name: 'Psicologia',
      heads: ['Espaço', 'Clínica de Psicologia', 'Consultório de Psicologia'],
      offers: [
        'terapia individual',
        'atendimento infantil',
        'terapia de casal',
        'orientação profissional',
        'sessões a distância',
      ],
    },
  ],
}

export const beauty: Trade = {
  name: 'Beleza e Estética',
  isPopular: true,
  weight: 11,
  tails: ['image', 'nickname', 'image'],
  openings: [
    '{nome} é o lugar de se cuidar {noBairro}, com café passado e conversa boa.',
    'Desde {ano} fazemos noivas, formandas e clientes de toda semana em {cidade}.',
    'Profissionais da cidade, produtos de qualidade e horário respeitado.',
    'Um cantinho para você esquecer a correria, {noBairro}.',
  ],
  details: [
    'Todo material é <strong>esterilizado</strong> e os descartáveis são abertos na sua frente.',
    'Temos pacotes para o mês e condições especiais de <em>terça a quinta</em>.',
    'Antes de qualquer procedimento fazemos uma avaliação sem compromisso.',
    'Nossa equipe se atualiza todo semestre em cursos e feiras do setor.',
    'Atendemos em casa noivas, gestantes e quem não pode sair.',
  ],
  closings: [
    'Marque o seu horário pelo WhatsApp.',
    'Chegou mais cedo? Sente, tome uma água e fique à vontade.',
    'Vales-presente disponíveis o ano todo.',
  ],
  specialities: [
    {
      name: 'Salões de Beleza',
      heads: ['Salão', 'Studio', 'Espaço de Beleza', 'Salão de Beleza'],
      offers: ['corte e escova', 'coloração e mechas', 'penteados', 'hidratação', 'maquiagem'],
    },
    {
      name: 'Barbearias',
      heads: ['Barbearia', 'Barber Shop', 'Cortes'],
      offers: [
        'corte masculino',
        'barba na navalha',
        'pigmentação',
        'corte infantil',
        'cerveja gelada na espera',
      ],
    },
    {
      name: 'Manicures',
      heads: ['Esmalteria', 'Studio de Unhas', 'Nail Bar'],
      offers: ['mão e pé', 'alongamento em gel', 'spa dos pés', 'unhas decoradas', 'blindagem'],
    },
    {
      name: 'Clínicas de Estética',
      heads: ['Estética', 'Clínica de Estética', 'Espaço Corpo e Face'],
      offers: ['limpeza de pele', 'drenagem', 'depilação a laser', 'massagem relaxante', 'peeling'],
    },
    {
      name: 'Perfumarias',
      heads: ['Perfumaria', 'Cosméticos', 'Casa do Perfume'],
      offers: [
        'perfumes nacionais e importados',
        'maquiagem',
        'linha para cabelos',
        'sabonetes artesanais',
        'kits de presente',
      ],
    },
  ],
}

export const sport: Trade = {
  name: 'Esporte e Bem-Estar',
  weight: 6,
  favours: { ubatuba: 1.4, ilhabela: 1.4, 'sao-bento-do-sapucai': 1.5 },
  tails: ['image', 'family', 'image'],
  openings: [
    'Movimento é saúde, e {nome} leva isso a sério {noBairro} desde {ano}.',
    'Para quem está começando e para quem treina há anos, em {cidade}.',
    'Turmas pequenas, professores formados e ambiente sem frescura.',
    'Aqui ninguém treina sozinho: acompanhamos cada aluno de perto.',
  ],
  details: [
    'A primeira aula é <strong>gratuita</strong>; traga roupa leve e uma garrafa de água.',
    'Temos horários das 6h às 22h e planos que <em>cabem no bolso</em>, sem fidelidade.',
    'Pedimos avaliação física na entrada e refazemos a cada três meses.',
    'Há turmas para crianças, adolescentes e para a terceira idade.',
    'Aos fins de semana organizamos treinos ao ar livre na região.',
  ],
  closings: [
    'Venha conhecer a casa sem compromisso.',
    'Chame no WhatsApp para saber dos horários.',
    'O difícil é só o primeiro dia.',
  ],
  specialities: [
    {
      name: 'Academias',
      heads: ['Academia', 'Centro de Treinamento', 'Fitness'],
      offers: ['musculação', 'treino funcional', 'aulas de dança', 'avaliação física', 'bicicleta indoor'],
    },
    {
      name: 'Pilates e Yoga',
      heads: ['Studio de Pilates', 'Espaço Yoga', 'Pilates e Yoga'],
      offers: [
        'pilates em aparelhos',
        'yoga para iniciantes',
        'meditação',
        'turmas para gestantes',
        'alongamento',
      ],
    },
    {
      name: 'Artes Marciais',
      heads: ['Academia de Lutas', 'Dojô', 'Centro de Artes Marciais'],
      offers: ['judô infantil', 'jiu-jítsu', 'caratê', 'muay thai', 'capoeira'],
    },
    {
      name: 'Bicicletarias',
      heads: ['Bicicletaria', 'Bike', 'Casa da Bicicleta'],
      offers: [
        'revisão completa',
        'peças e acessórios',
        'bicicletas usadas',
        'aluguel para trilhas',
        'conserto na hora',
      ],
    },
    {
      name: 'Surfe e Stand Up',
      byTheSea: true,
      heads: ['Escola de Surfe', 'Surf School', 'Base de Stand Up'],
      offers: [
        'aulas de surfe',
        'aluguel de pranchas',
        'passeios de stand up',
        'turmas para crianças',
        'conserto de pranchas',
      ],
    },
  ],
}
