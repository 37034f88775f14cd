import { fetchModule } from '../../platform/errors/chunk-reload.ts'

/** The fields of step 2 with their comboboxes. */
export const loadDeliveryStep = () => fetchModule(() => import('./delivery-step.tsx'))
