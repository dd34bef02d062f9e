CREATE TABLE "certificate_counters" (
	"scope" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_settings" (
	"coaching_id" uuid PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"hours" integer NOT NULL,
	"number_pattern" text NOT NULL,
	"place" text NOT NULL,
	"signers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issued_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"certificate_id" uuid,
	"coaching_id" uuid,
	"kode" text NOT NULL,
	"number" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"file_id" uuid,
	"sha256" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" uuid,
	CONSTRAINT "issued_certificates_kode" UNIQUE("kode"),
	CONSTRAINT "issued_certificates_number" UNIQUE("number","version"),
	CONSTRAINT "issued_certificates_version" UNIQUE("certificate_id","version"),
	CONSTRAINT "issued_certificates_state" CHECK ("issued_certificates"."state" in ('making', 'valid', 'replaced', 'withdrawn')),
	CONSTRAINT "issued_certificates_file" CHECK (("issued_certificates"."state" <> 'valid') or "issued_certificates"."sha256" is not null)
);
--> statement-breakpoint
CREATE TABLE "job_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"certificate_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "job_rows_certificate" UNIQUE("job_id","certificate_id"),
	CONSTRAINT "job_rows_state" CHECK ("job_rows"."state" in ('queued', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coaching_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"notify" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"coaching_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"enabled" boolean NOT NULL,
	"days" integer,
	"minutes" integer,
	"subject" text,
	"paragraph" text,
	CONSTRAINT "reminder_settings_coaching_id_kind_pk" PRIMARY KEY("coaching_id","kind"),
	CONSTRAINT "reminder_settings_moved" CHECK (("reminder_settings"."days" is null) = ("reminder_settings"."minutes" is null))
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"coaching_id" uuid,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_once" UNIQUE("user_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coachings" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "with_calendar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reminder_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "public"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "public"."coachings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_rows" ADD CONSTRAINT "job_rows_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_rows" ADD CONSTRAINT "job_rows_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "public"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "public"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "public"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_certificates_coaching" ON "issued_certificates" USING btree ("coaching_id");--> statement-breakpoint
CREATE INDEX "issued_certificates_at" ON "issued_certificates" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "job_rows_due" ON "job_rows" USING btree ("position") WHERE "job_rows"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_of" ON "jobs" USING btree ("coaching_id","created_by");--> statement-breakpoint
CREATE INDEX "reminders_occasion" ON "reminders" USING btree ("occasion");--> statement-breakpoint
CREATE INDEX "reminders_coaching" ON "reminders" USING btree ("coaching_id");--> statement-breakpoint
CREATE INDEX "login_challenges_user" ON "login_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_reminder_id_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."reminders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_reminder" ON "outbox" USING btree ("reminder_id") WHERE "outbox"."reminder_id" is not null;