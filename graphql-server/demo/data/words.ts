/** Common family names of the region, for names such as "Irmãos Ribeiro"; of nobody in particular. */
export const families = (
  'Ribeiro Ferreira Almeida Moreira Barbosa Siqueira Carvalho Nogueira Monteiro Marcondes Toledo Guedes ' +
  'Camargo Faria Rangel Vieira Prado Leite Galvão Pereira Machado Teixeira Fonseca Moura Santana Campos ' +
  'Cardoso Lopes Martins Rezende Freitas Cunha Bueno Ramos Paiva Arantes Salgado Coelho Novaes Gonçalves ' +
  'Mendes Pinto Borges Andrade Rocha Dias Peixoto Veloso Antunes Matos'
).split(' ')

/** Ends of names after a person everyone in the street knows. */
export const nicknames = (
  'do Zeca, da Dona Cida, do Seu Nico, da Tia Lia, do Tonho, da Vovó Nena, do Juca, da Dona Zefa, do Beto, ' +
  'do Seu Lau, da Nina, do Chico, da Dona Lurdes, do Neco, da Mariazinha, do Tião, da Bia, do Compadre, ' +
  'da Comadre, do Mineiro, do Nenê, do Gaúcho, do Caiçara, da Dona Rosa, do Seu Bento, da Lena, do Dito, ' +
  'da Dona Ana, do Vadinho, da Lica, do Nhô Quim, da Tia Nica'
).split(', ')

/** First halves of the poetic ends of names. */
export const images = (
  'Flor, Estrela, Recanto, Encanto, Sol, Luz, Brisa, Raiz, Morada, Canto, Vista, Portal, Ponto, Lua, Jardim, ' +
  'Caminho, Sabiá, Aurora, Horizonte, Primavera, Cristal, Pérola, Girassol, Beija-Flor, Bem-te-vi, Orquídea, ' +
  'Araucária, Manacá, Jacarandá, Ipê, Rainha, Força, União, Vitória, Harmonia, Esperança, Ideal, Nova Era'
).split(', ')

/** Second halves of the poetic ends of names. */
export const scenes = (
  'do Vale, da Serra, da Mantiqueira, do Paraíba, da Mata, das Águas, do Bosque, da Várzea, do Alto, da Colina, ' +
  'da Montanha, do Campo, da Manhã, do Poço, da Ponte, do Rio, da Estação, da Praça, da Vila, do Sertão, ' +
  'dos Pássaros, das Flores, dos Ventos, da Fonte, da Cachoeira, do Mirante, da Neblina, do Luar'
).split(', ')

/** The same by the sea. */
export const seaScenes = (
  'do Mar, da Praia, da Costeira, das Ondas, da Enseada, dos Navegantes, da Maré, da Ilha, do Farol, das Conchas, ' +
  'do Litoral, da Areia, do Canal, dos Corais, da Mata'
).split(', ')

/** Patron saints that names end with. */
export const saints = (
  'São Benedito, Santa Clara, São José, Nossa Senhora da Glória, Santo Antônio, São Francisco, Santa Rita, ' +
  'São Sebastião, Sant’Ana, Santa Cruz, Bom Jesus, São Miguel, Santa Luzia, São Pedro, Nossa Senhora do Carmo, ' +
  'São Lourenço, Santa Teresinha, São João, Divino, São Gonçalo, Santa Cecília, São Judas, Nossa Senhora da Guia'
).split(', ')

const streetThings = (
  'Palmeiras, Acácias, Hortênsias, Azaleias, Figueiras, Mangueiras, Quaresmeiras, Paineiras, Andorinhas, Garças, ' +
  'Orquídeas, Margaridas, Camélias, Violetas, Laranjeiras, Jabuticabeiras, Pitangueiras, Oliveiras, Araucárias, ' +
  'Bromélias, Samambaias, Esmeraldas, Turmalinas, Nações, Flores, Rosas'
).split(', ')

const streetNames = (
  'Rua Quinze de Novembro, Rua Sete de Setembro, Avenida Nove de Julho, Rua Treze de Maio, Rua Primeiro de Maio, ' +
  'Avenida Brasil, Avenida Independência, Rua São João, Rua São José, Rua Santa Clara, Rua Santo Antônio, ' +
  'Avenida São Paulo, Rua Bahia, Rua Minas Gerais, Rua Paraná, Rua Ceará, Rua Goiás, Rua Pernambuco, Rua Amazonas, ' +
  'Rua Rio de Janeiro, Rua Piauí, Rua Sergipe, Rua Mato Grosso, Rua Espírito Santo, Rua do Rosário, Rua da Matriz, ' +
  'Rua da Estação, Rua do Comércio, Rua Direita, Rua do Porto, Avenida do Povo, Avenida Paraíba, Rua Itália, ' +
  'Rua Portugal, Rua Argentina, Rua Japão, Rua Canadá, Rua França, Rua Sabiá, Rua Bem-te-vi, Rua Curió, Rua Tucano, ' +
  'Rua Ipê-Amarelo, Rua Jequitibá, Rua Manacá, Rua Pau-Brasil, Rua Cedro, Rua Jatobá, Rua Aroeira, Rua Rubi, ' +
  'Rua Topázio, Rua Ametista, Rua Safira, Avenida das Indústrias, Avenida Cruzeiro do Sul, Rua das Estrelas, ' +
  'Travessa da Paz, Travessa São Benedito, Praça da Bandeira, Praça da Matriz, Largo do Rosário, Alameda dos Ipês'
).split(', ')

/** Streets as every town has them; none is named for a person but for saints. */
export const streets: readonly string[] = [...streetNames, ...streetThings.map((thing) => `Rua das ${thing}`)]

/** Streets that only towns by the sea have. */
export const seaStreets = (
  'Avenida da Praia, Rua dos Pescadores, Rua das Conchas, Rua do Cais, Avenida Beira-Mar, Rua dos Navegantes, ' +
  'Rua das Gaivotas, Rua dos Golfinhos, Rua das Estrelas-do-Mar, Travessa dos Caiçaras'
).split(', ')
