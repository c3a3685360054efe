import { consumer } from '@exit-tickets/bus';
import { type Ticket, ticketAnalyzed } from '@exit-tickets/contracts';
import type { TestContext } from '@exit-tickets/testing';
import { Classes, type TestClass } from './classes.ts';

/** Classes whose tickets close once they are analysed, as in the tickets service. */
export class AnalysedClasses extends Classes {
  readonly #tickets = new Map<string, Ticket>();

  override add(testClass: TestClass): string {
    this.#tickets.set(testClass.ticket.id, testClass.ticket);
    return super.add(testClass);
  }

  override async serve({ bus }: Pick<TestContext, 'bus'>): Promise<void> {
    await super.serve({ bus });
    await bus.subscribe(
      consumer('tickets-on-ticket-analyzed', ticketAnalyzed, async ({ data }) => {
        Object.assign(this.#tickets.get(data.ticketId) ?? {}, { isAnalyzed: true, isActive: false });
      }),
    );
  }
}
