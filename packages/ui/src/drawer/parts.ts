export {
  ModalBody as Body,
  ModalClose as Close,
  ModalFoot as Foot,
  ModalHead as Head,
  ModalRoot as Root,
  ModalTitle as Title,
} from '../modal/modal.tsx'
export { DrawerContent as Content } from './drawer.tsx'
