import type { CostTexts } from './cost-texts'

export const costTexts: CostTexts = {
  parts: {
    rent: 'Habitación y comidas',
    care: 'Cuidado',
    secondPerson: 'Segunda persona',
    communityFee: 'Pago único',
  },
  title: (community: string, range: string) => `Lo que puede costar ${community}: ${range} al mes`,
  likely: (amount: string) => `; lo más probable, ${amount}`,
  area: (community: string, count: number, place: string, range: string, typical: string) =>
    `${community} no publica sus precios. La mitad de las ${count} residencias de ${place} que publican un precio para este cuidado cobra ${range} al mes; lo habitual es ${typical}.`,
  range: (low: string, high: string) => `de ${low} a ${high}`,
  notStated: 'sin precio',
  ask: 'pregunte cuánto cuesta',
  estimate: 'nuestra estimación',
  areaEstimate: (count: number, place: string) => `nuestra estimación según ${count} residencias de ${place}`,
  community: 'de la residencia',
  old: (days: number) => `hace más de ${days} días`,
  locale: 'es-US',
}
