import { z } from 'zod';
import { generatedTicket, materialSummary } from '../endpoints/ai.ts';
import { analysis, evaluation } from '../entities/analysis.ts';
import { listedQuestion, question, studentQuestion } from '../entities/question.ts';
import { response, submission } from '../entities/response.ts';
import { listedTicket, studentTicket, ticket, ticketDraft } from '../entities/ticket.ts';
import { authStatus, user } from '../entities/user.ts';
import { errorReply } from '../errors.ts';
import type { JsonSchema } from './document.ts';

type Names = [string, z.ZodType][];

/** The things that the document names; everything else is written where it is used. */
const answeredNames = (): Names => [
  ['Analysis', analysis],
  ['AuthStatus', authStatus],
  ['Error', errorReply],
  ['Evaluation', evaluation],
  ['GeneratedTicket', generatedTicket],
  ['ListedQuestion', listedQuestion],
  ['ListedTicket', listedTicket],
  ['MaterialSummary', materialSummary],
  ['Question', question],
  ['Response', response],
  ['StudentQuestion', studentQuestion],
  ['StudentTicket', studentTicket],
  ['Ticket', ticket],
  ['User', user],
];

/** A client may leave out what a reader always gets, so that the same thing sent has a name of its own. */
const sentNames = (): Names => [
  ['QuestionDraft', question],
  ['Submission', submission],
  ['TicketDraft', ticketDraft],
];

const place = '#/components/schemas/';

/** Adds names to zod's descriptions without touching its global registry, which other conversions read. */
class NamedSchemas extends z.core.$ZodRegistry<Record<string, unknown>> {
  readonly #names: Map<z.core.$ZodType, string>;

  constructor(names: Names) {
    super();
    this.#names = new Map(names.map(([name, schema]) => [schema, name]));
  }

  override get<S extends z.core.$ZodType>(schema: S): Record<string, unknown> | undefined {
    const described = z.globalRegistry.get(schema);
    const name = this.#names.get(schema);
    return name ? { ...described, id: name } : described;
  }
}

const relocated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema')
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', place) : relocated(inner),
      ]),
  );
};

/** Turns the contract's schemas into JSON Schema and collects those that have a name. */
export class SchemaBook {
  readonly components: Record<string, JsonSchema> = {};

  /** What a client sends: what has a default may be left out. */
  sent(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'input', sentNames());
  }

  /** What the server answers: every field is there, and no other. */
  answered(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output', answeredNames());
  }

  /** The schema itself, where this one only refers to it. */
  resolve(schema: JsonSchema): JsonSchema {
    const target = schema.$ref?.startsWith(place) ? this.components[schema.$ref.slice(place.length)] : undefined;
    return target ? this.resolve(target) : schema;
  }

  #convert(schema: z.ZodType, io: 'input' | 'output', names: Names): JsonSchema {
    const metadata = new NamedSchemas(names);
    const converted = z.toJSONSchema(schema, { io, metadata, override: withoutNoise });
    const { $defs, ...body } = relocated(converted) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    Object.assign(this.components, $defs);
    const name = metadata.get(schema)?.id;
    if (typeof name !== 'string' || body.$ref) return body;
    this.components[name] = body;
    return { $ref: place + name };
  }
}

/** The range of safe integers says nothing to a reader; files are binary strings, and OpenAPI 3.1 needs no more. */
const withoutNoise = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
};
