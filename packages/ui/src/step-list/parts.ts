export {
  StepListBody as Body,
  StepListFact as Fact,
  StepListFacts as Facts,
  StepListHead as Head,
  StepListRoot as Root,
  StepListStep as Step,
  StepListTitle as Title,
} from './step-list.tsx'
