import type { Translated } from '@pkg/domain'
import type * as english from './cost-texts'

export const costToolTexts: Translated<typeof english.costToolTexts> = {
  description: 'Compare lo que cuesta un mes en una residencia con un mes en casa, con la fuente de cada cantidad.',
  lead: 'Compare un mes en una residencia con un mes en casa.',
  extras: 'Medicinas, teléfono y traslados',
  extrasHint: 'Lo que pagaría al mes además del alquiler (opcional)',
  hours: 'Horas de ayuda pagada en casa al día',
  hoursHint: 'De 0 a 24',
  home: 'Costo de la vivienda al mes',
  homeHint: 'Alquiler o impuestos, comida, luz, agua, gas y reparaciones',
  submit: 'Comparar costos',
  allIn: 'En una residencia, lo más probable al mes',
  range: (low, high) =>
    `Mínimo ${low}, máximo ${high}. La mitad de las residencias cuesta menos que la cantidad probable.`,
  communityAllIn: (name) => `${name}, lo más probable al mes`,
  communityBeforeCare: (name) => `${name}, sin el costo del cuidado`,
  communityRange: (low, high) => `Mínimo ${low}, máximo ${high}.`,
  comparing: 'Está comparando un mes en casa con',
  useArea: 'Usar los precios típicos de la zona',
  community: 'En una residencia',
  atHome: 'En casa',
  atHomeStart: 'Escriba cuánto cuesta la casa o cuántas horas de ayuda se pagan, y aquí verá un mes en casa.',
  rent: 'Habitación, comidas y cuidado',
  figure: 'Un mes en la residencia en 100 ventanas. Cada ventana es el 1% del costo.',
  share: (name, windows) => `${name}: ${windows} de 100 ventanas`,
  total: 'Al mes',
  homeCosts: 'Vivienda, comida y reparaciones',
  help: (hours) => (hours === 1 ? 'Ayuda pagada, 1 hora al día' : `Ayuda pagada, ${hours} horas al día`),
  fromCommunities: (count, where, day) =>
    `La mediana de ${count.toLocaleString('en-US')} residencias ${where} que publican un precio, ${day}`,
  yours: 'Usted escribió esto',
  notEntered: 'Todavía no lo escribió, así que no se cuenta',
  country: 'Estados Unidos',
  survey: (rate, where) => `${rate} por hora, la mediana de ${where} en la encuesta CareScout Cost of Care Survey 2024`,
  unpaid: 'No contamos las horas en que los familiares ayudan sin cobrar.',
  next: '¿Cuánto duraría el dinero?',
  runway: 'Calcular cuánto dura el dinero',
  errors: {
    money: 'Escriba una cantidad en dólares, como 1240.',
    hours: 'Escriba un número entero de 0 a 24.',
  },
}
