export function distanceText(miles: number, name: string): string {
  if (miles < 1) return `A menos de 1 milla de ${name}`
  const whole = Math.round(miles)
  return whole === 1 ? `Aproximadamente a 1 milla de ${name}` : `A unas ${whole} millas de ${name}`
}
