/** What Colorado’s next version also says. */
export const spanishAddition = {
  title: 'Sus registros',
  text: 'Puede pedir una copia de esta declaración en cualquier momento mientras la conservemos. {operator} la conserva durante siete años.',
}
