export const careLines = {
  'assisted-living': 'Ayuda para bañarse, vestirse y tomar medicinas, de día y de noche.',
  'independent-living': 'Su propio apartamento, con comidas y compañía. No incluye cuidado personal.',
  'board-and-care-home': 'Una casa en una calle común y corriente, con unos pocos residentes.',
  'memory-care': 'Una residencia con salidas controladas y personal capacitado en demencia.',
  'continuing-care-retirement-community':
    'Un solo lugar, desde la vida independiente hasta la enfermería. A menudo con una cuota de ingreso.',
  'active-adult': 'Viviendas para personas de 55 años o más. No incluye cuidado.',
  'skilled-nursing-facility': 'Enfermería las 24 horas, por poco tiempo para recuperarse o a largo plazo.',
  'care-home': 'Una casa pequeña con personal, a menudo para un solo nivel de cuidado.',
  'senior-living': 'Los ocho tipos de cuidado en una sola lista.',
} as const
