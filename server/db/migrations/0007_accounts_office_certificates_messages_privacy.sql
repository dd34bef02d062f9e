CREATE TABLE "contact_changes" (
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"confirmed" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "contact_changes_user_id_channel_pk" PRIMARY KEY("user_id","channel"),
	CONSTRAINT "contact_changes_token" UNIQUE("token_hash"),
	CONSTRAINT "contact_changes_channel" CHECK ("contact_changes"."channel" in ('email', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "failed_logins" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "certificate_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"layout" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_templates_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "first_account_links" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "first_account_links_one" CHECK ("first_account_links"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "office" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"whatsapp" text NOT NULL,
	"logo" text,
	"signer" text NOT NULL,
	"wordings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "office_one" CHECK ("office"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"file_name" text,
	"size" integer,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_exports_user" UNIQUE("user_id"),
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "data_exports_file" CHECK (("data_exports"."state" = 'done') = ("data_exports"."file_name" is not null))
);
--> statement-breakpoint
CREATE TABLE "privacy_texts" (
	"edition" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coaching_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "place_alerts_once" UNIQUE("coaching_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "failed_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminders_stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar_token_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar_made_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_edition" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_told_edition" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "severed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_texts" ADD CONSTRAINT "privacy_texts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_alerts" ADD CONSTRAINT "place_alerts_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "public"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_alerts" ADD CONSTRAINT "place_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_token" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("created_at") WHERE "data_exports"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "users_erased" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_calendar_token" UNIQUE("calendar_token_hash");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('picture', 'document', 'spreadsheet', 'certificate', 'template'));