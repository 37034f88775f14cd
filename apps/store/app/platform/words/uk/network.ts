/** Shown while requests wait for the network. */
export const network = {
  offline: 'Немає з’єднання з інтернетом. Продовжимо, щойно воно з’явиться.',
  unreachable: 'Немає зв’язку з магазином. Продовжимо, щойно він з’явиться.',
  retry: 'Спробувати ще раз',
}

export type NetworkWords = typeof network
