export {
  TooltipArrow as Arrow,
  TooltipContent as Content,
  TooltipGroup as Group,
  TooltipRoot as Root,
  TooltipTrigger as Trigger,
} from './tooltip.tsx'
