/** Returns what paid help at home costs in an average month, in whole US dollars, for hours a day at an hourly rate in US dollars. [ROUTE-013] */
export function homeHelpCost(hoursPerDay: number, hourlyRate: number): number {
  return Math.round((hoursPerDay * hourlyRate * 365) / 12)
}
