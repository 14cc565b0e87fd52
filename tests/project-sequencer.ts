import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The order of the projects: the one with the longest files first, so that no long file runs alone at the end. */
const ORDER = ['journeys', 'contract', 'unit-dom', 'unit', 'isolated'];

const rank = ({ project }: TestSpecification): number => ORDER.indexOf(project.name);

/**
 * Runs one project after another, because a process continues with the next file only if that belongs to the same project; otherwise, a new process
 * has to import everything again.
 */
export class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
